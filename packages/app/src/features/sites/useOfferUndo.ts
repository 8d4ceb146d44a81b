import { useLingui } from '@lingui/react/macro'
import { ApiError, unwrap } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/ApiContext.ts'
import { useMessageText } from '../../lib/i18n/messageTexts.ts'

/**
 * Says that an entry of a site was deleted, with a button that restores it.
 * @returns A function that takes the id of the deletion.
 */
export function useOfferUndo(siteId: string): (deletionId: string) => void {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const restore = async (id: string) => {
    try {
      await unwrap(api.deletedEntry.restoreEntry({ site_id: siteId, id }))
    } catch (error) {
      toast.error(text(error instanceof ApiError ? (error.fields?.['name'] ?? error.message) : ''))
    }
    // Whatever showed the entry: the dashboard, its dialogs and the settings.
    await queries.invalidateQueries()
  }
  return (id) => toast.success(t`Deleted`, { label: t`Undo`, onAction: () => void restore(id) })
}
