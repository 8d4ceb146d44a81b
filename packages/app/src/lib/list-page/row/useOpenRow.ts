import { unwrap, type Result } from '@sightline/api-client'
import type { ListAnswer } from '@sightline/ui'
import { useLeave } from '@sightline/ui/form'
import { useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { GoBackContext } from '../../navigation/GoBack.ts'
import { withParams } from '../../search-params/withParams.ts'

interface OpenRowOptions<Row> {
  /** The name of the list in the query cache. */
  list: string
  /** The rows of the list; undefined while they load. */
  rows: readonly Row[] | undefined
  /** The key of a row in the address. */
  keyOf: (row: Row) => string
  /** Loads the row of a key that is not in the list, for an address that was sent to somebody. */
  find: (key: string, signal: AbortSignal) => Promise<Result<ListAnswer<Row>>>
}

/** The open row, with its loading state. */
export interface OpenRowContent<Row> {
  row?: Row
  loadingState: 'idle' | 'loading' | 'error'
  /** The message key of the error. */
  errorMessage?: string
  /** Whether no row has the key. */
  isMissing?: boolean
  /** Called to load the row again. */
  onRetry?: () => void
}

/**
 * The row that is open beside a list, kept in the address as `open`, with its tab as `tab`: the link can be sent to
 * somebody, and going back closes it. With unsaved changes, the row stays open until the person agrees to lose them.
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
  // The browser has changed the address already: the row’s address is restored, and the row stays until the person
  // agrees to leave.
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
    /** Closes the row by going back to where it was opened; a row that a link has opened has nothing to go back to. */
    close,
    /** Closes the row, once the person agrees to lose unsaved changes. */
    leave: () => confirmLeave(close),
    tab,
    openTab: (next: string) => put({ tab: next }, true),
    /** The rows before and after the open one on the page; undefined where there are none. */
    neighbours: neighboursOf(rows?.map(keyOf) ?? [], shown, (key) => confirmLeave(() => put({ open: key }, true))),
  }
}

export type OpenRow<Row> = ReturnType<typeof useOpenRow<Row>>

/** The open row from the list; if it is not there, it is requested. It stays open when the list changes without it. */
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
