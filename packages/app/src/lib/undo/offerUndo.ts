import { ApiError, unwrap, type ApiClient } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import type { QueryClient } from '@tanstack/react-query'

interface UndoOffer {
  api: ApiClient
  queries: QueryClient
  siteId: string
  /** What the call that deleted the entry answered. */
  deletionId: string
  /** The text of the message, and that of its button. */
  texts: { deleted: string; undo: string }
  /** The text for the message of an error. */
  reasonOf: (message: string) => string
}

/** Says that an entry of a site was deleted, with a button that restores it. */
export function offerUndo({ api, queries, siteId, deletionId, texts, reasonOf }: UndoOffer): void {
  const restore = async () => {
    offers.delete(deletionId)
    try {
      await unwrap(api.deletedEntry.restoreEntry({ site_id: siteId, id: deletionId }))
    } catch (error) {
      toast.error(reasonOf(error instanceof ApiError ? (error.fields?.['name'] ?? error.message) : ''))
    }
    // Whatever showed the entry: the dashboard, its dialogs and the settings.
    await queries.invalidateQueries()
  }
  offers.set(deletionId, toast.success(texts.deleted, { label: texts.undo, onAction: () => void restore() }))
}

/** The messages with a button that restores an entry, by what its deletion is called. */
const offers = new Map<string, () => void>()

/** Dismisses the offer to restore an entry, which was restored elsewhere. */
export function withdrawUndo(deletionId: string): void {
  offers.get(deletionId)?.()
  offers.delete(deletionId)
}
