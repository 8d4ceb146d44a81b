import { useLingui } from '@lingui/react/macro'
import { ApiError, unwrap, type Result } from '@sightline/api-client'
import { toast, type SavedView, type SavedViews } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { statsKeys } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { isSame, stateOf, viewOf } from './savedViewState.ts'

interface SavedViewsOptions {
  siteId: string
  state: ViewState
  /** The shown period; undefined while the opening range is not known. */
  period: Period | undefined
  /** Whether the person cannot change anything. */
  isReadOnly: boolean
  /** Whether the person owns the site, so that views can be saved for everybody. */
  isOwner: boolean
}

/** The saved views of a site; undefined until they have loaded. */
export function useSavedViews(options: SavedViewsOptions): SavedViews | undefined {
  const { siteId, state, period, isReadOnly, isOwner } = options
  const { view, openSaved, replace } = state
  const { t } = useLingui()
  const text = useMessageText()
  const api = useApi()
  const queries = useQueryClient()
  const queryKey = statsKeys.savedViews(siteId)
  const { data: views } = useQuery({
    queryKey,
    queryFn: ({ signal }) => unwrap(api.savedView.fetchSavedViews({ site_id: siteId }, { signal, progress: false })),
    select: ({ list }) => list,
    staleTime: 60_000,
  })
  const open = views?.find(({ id }) => id === view.savedView)

  // The view was deleted, or belongs to another person.
  const isUnknown = views !== undefined && view.savedView !== null && open === undefined
  const forget = useEffectEvent(() => replace({ savedView: null }))
  useEffect(() => {
    if (isUnknown) forget()
  }, [isUnknown])

  if (views === undefined) return undefined

  const settle = async <Data>(call: Promise<Result<Data>>, then?: (data: Data) => void) => {
    const result = await call
    await queries.invalidateQueries({ queryKey })
    if (result.code !== 200) return text(new ApiError(result).fields?.['name'] ?? result.message)
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
  // A range that opened by default is saved too: tomorrow’s default may be another one.
  const shown = { ...view, period: view.period ?? period }
  return {
    items: views.map(({ id, name, is_shared, may_change }): SavedView => ({
      id,
      name,
      isShared: is_shared,
      canChange: may_change,
    })),
    ...(open !== undefined && { selectedKey: open.id, isChanged: !isSame(view, open.state) }),
    isReadOnly,
    canShare: isOwner,
    onSelectionChange: (id) => {
      const opened = views.find((one) => one.id === id)
      if (opened !== undefined) openSaved(viewOf(id, opened.state))
    },
    onSave: (name, isShared) =>
      settle(
        api.savedView.addSavedView({ site_id: siteId, name, state: stateOf(shown), is_shared: isShared }),
        ({ id }) => replace({ period: shown.period, savedView: id }),
      ),
    onOverwrite: (id) => void changeAndSay(id, { state: stateOf(shown) }),
    onRename: (id, name) => change(id, { name }),
    onShare: (id, isShared) => void changeAndSay(id, { is_shared: isShared }),
    onDelete: (id) =>
      settle(api.savedView.deleteSavedView({ site_id: siteId, id }), () => replace({ savedView: null })),
  }
}
