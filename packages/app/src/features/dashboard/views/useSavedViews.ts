import { unwrap } from '@sightline/api-client'
import type { SavedView, SavedViews } from '@sightline/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { statsKeys } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { isSame, viewOf } from './savedViewState.ts'

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

  // A range that opened by default is saved too: tomorrow’s default may be another one.
  const shown = { ...view, period: view.period ?? period }
  const context = {
    api,
    siteId,
    views,
    shown,
    replace,
    reasonOf: text,
    queries,
    queryKey,
  }
  const actions = () => import('./savedViewActions.ts').then(({ savedViewActions }) => savedViewActions(context))
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
    onSave: async (...given) => (await actions()).onSave(...given),
    onOverwrite: (id) => void actions().then(({ onOverwrite }) => onOverwrite(id)),
    onRename: async (...given) => (await actions()).onRename(...given),
    onShare: (...given) => void actions().then(({ onShare }) => onShare(...given)),
    onDelete: async (id) => (await actions()).onDelete(id),
  }
}
