import { t } from '@lingui/core/macro'
import { ApiError, type ApiClient, type CallOutput, type Result } from '@sightline/api-client'
import { toast, type SavedViews } from '@sightline/ui'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { offerUndo } from '../../../lib/undo/offerUndo.ts'
import type { View } from '../query/view.ts'
import type { ViewState } from '../query/useView.ts'
import { stateOf } from './savedViewState.ts'

interface SavedViewContext {
  api: ApiClient
  siteId: string
  views: CallOutput<'savedView', 'fetchSavedViews'>['list']
  /** The view as it is shown, with the days that it opened with. */
  shown: View
  replace: ViewState['replace']
  reasonOf: ReturnType<typeof useMessageText>
  queries: QueryClient
  /** Of the list of views, which is read again after each change, also one that was refused. */
  queryKey: QueryKey
}

type Actions = Pick<SavedViews, 'onSave' | 'onOverwrite' | 'onRename' | 'onShare' | 'onDelete'>

/** The changes of saved views; those with a form answer why they were refused. */
export function savedViewActions(context: SavedViewContext): Actions {
  const { api, siteId, views, shown, replace, reasonOf, queries, queryKey } = context
  const settle = async <Data>(call: Promise<Result<Data>>, then?: (data: Data) => void) => {
    const result = await call
    await queries.invalidateQueries({ queryKey })
    if (result.code !== 200) return reasonOf(new ApiError(result).fields?.['name'] ?? result.message)
    then?.(result.data)
    return undefined
  }
  const change = (id: string, changes: { state?: Record<string, string>; name?: string; is_shared?: boolean }) => {
    const version = views.find((one) => one.id === id)?.version ?? 0
    return settle(api.savedView.updateSavedView({ site_id: siteId, id, version, ...changes }))
  }
  const changeAndSay = async (...changed: Parameters<typeof change>) => {
    const reason = await change(...changed)
    if (reason === undefined) toast.success(t`Saved`)
    else toast.error(reason)
  }
  return {
    onSave: (name, isShared) =>
      settle(
        api.savedView.addSavedView({ site_id: siteId, name, state: stateOf(shown), is_shared: isShared }),
        ({ id }) => replace({ period: shown.period, savedView: id }),
      ),
    onOverwrite: (id) => void changeAndSay(id, { state: stateOf(shown) }),
    onRename: (id, name) => change(id, { name }),
    onShare: (id, isShared) => void changeAndSay(id, { is_shared: isShared }),
    onDelete: (id) =>
      settle(api.savedView.deleteSavedView({ site_id: siteId, id }), ({ deletion_id }) => {
        replace({ savedView: null })
        offerUndo({
          api,
          queries,
          siteId,
          deletionId: deletion_id,
          texts: { deleted: t`Deleted`, undo: t`Undo` },
          reasonOf,
        })
      }),
  }
}
