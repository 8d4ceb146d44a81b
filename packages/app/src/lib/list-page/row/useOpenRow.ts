import { unwrap, type Result } from '@sightline/api-client'
import type { ListAnswer } from '@sightline/ui'
import { useLeave } from '@sightline/ui/form'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from '../../navigation/GoBack.ts'
import { withParams } from '../../search-params/withParams.ts'

interface OpenRowOptions<Row> {
  /** Names the list in the cache. */
  list: string
  /** The rows that are shown; undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** The key of a row in the address. */
  keyOf: (row: Row) => string
  /** Asks for the row of that name, for an address that was sent to somebody. */
  find: (key: string, signal: AbortSignal) => Promise<Result<ListAnswer<Row>>>
}

/** The open row, with its loading state. */
export interface OpenRowContent<Row> {
  row?: Row
  loadingState: 'idle' | 'loading' | 'error'
  /** The message key of what went wrong. */
  errorMessage?: string
  /** Whether there is no such row. */
  isMissing?: boolean
  /** Asks again. */
  onRetry?: () => void
}

/**
 * The row that is open beside a list, kept in the address as `open`, and which tab of it as `tab`: the link can be sent to
 * somebody, and going back closes it. Where something unsaved would be lost, the row stays until the person has said so.
 */
export function useOpenRow<Row>({ list, rows, keyOf, find }: OpenRowOptions<Row>) {
  const [search, setSearch] = useSearchParams()
  const goBack = useContext(GoBackContext)
  const { hasUnsaved, confirmLeave } = useLeave()
  const hasOpened = useRef(false)

  const named = search.get('open')
  const tab = search.get('tab')
  const [shown, setShown] = useState(named)
  const put = (names: Readonly<Record<string, string | null>>, replace: boolean) =>
    setSearch((now) => withParams(now, names), { replace })
  // The browser has gone already: the row gets its address back, and stays until the person has said that it may go.
  const isHeld = named !== shown && hasUnsaved()
  if (named !== shown && !isHeld) setShown(named)
  const hold = useEffectEvent(() => {
    put({ open: shown, tab }, false)
    confirmLeave(goBack)
  })
  useEffect(() => {
    if (isHeld) hold()
  }, [isHeld])

  const close = () => {
    if (hasOpened.current) goBack()
    else put({ open: null, tab: null }, true)
    hasOpened.current = false
  }
  return {
    shown,
    content: useContent({ list, rows, keyOf, find, shown }),
    open: (key: string) => {
      hasOpened.current = true
      put({ open: key, tab: null }, false)
    },
    /** Goes back where it was opened from; what a link has opened has nothing behind it. */
    close,
    /** The same, once the person has given up what is unsaved. */
    leave: () => confirmLeave(close),
    tab,
    openTab: (next: string) => put({ tab: next }, true),
    /** The rows before and behind it on the page; undefined where there are none. */
    neighbours: neighboursOf(rows?.map(keyOf) ?? [], shown, (key) => confirmLeave(() => put({ open: key }, true))),
  }
}

export type OpenRow<Row> = ReturnType<typeof useOpenRow<Row>>

/** The row from the list that is shown; else it is requested. It stays when the list goes on without it. */
function useContent<Row>(options: OpenRowOptions<Row> & { shown: string | null }): OpenRowContent<Row> {
  const { list, rows, keyOf, find, shown } = options
  const listed = rows?.find((row) => keyOf(row) === shown)
  const [last, setLast] = useState<Row | undefined>(undefined)
  if (listed !== undefined && listed !== last) setLast(listed)
  const kept = last !== undefined && keyOf(last) === shown ? last : undefined
  const one = useQuery({
    queryKey: [list, 'one', shown],
    queryFn: async ({ signal }) => (await unwrap(find(shown ?? '', signal))).list[0] ?? null,
    enabled: shown !== null && rows !== undefined && listed === undefined,
  })
  const row = listed ?? one.data ?? kept
  if (row !== undefined) return { row, loadingState: 'idle' }
  if (one.data === null) return { loadingState: 'error', errorMessage: 'not_found', isMissing: true }
  if (one.isError) return { loadingState: 'error', errorMessage: one.error.message, onRetry: () => void one.refetch() }
  return { loadingState: 'loading' }
}

interface Neighbours {
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

function neighboursOf(keys: readonly string[], shown: string | null, go: (key: string) => void): Neighbours {
  const index = shown === null ? -1 : keys.indexOf(shown)
  const to = (key: string | undefined) => (index === -1 || key === undefined ? undefined : () => go(key))
  return { previous: to(keys[index - 1]), next: to(keys[index + 1]) }
}
