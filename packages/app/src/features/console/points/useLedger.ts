import type { ApiClient, CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useFilteredAnswer } from '../../../lib/list-page/useFilteredAnswer.ts'

export type LedgerEntry = CallOutput<'userPoints', 'fetchList'>['list'][number]

/** Names the ledger of points in the cache. */
export const pointsKey = 'points'

/** The rows of the ledger that the address asks for. */
export function useLedger() {
  const api = useApi()
  return useConsoleList({
    key: pointsKey,
    list: 'points',
    filters: ledgerFilters,
    fetch: (input, signal) => api.userPoints.fetchList(input, { signal }),
  })
}

export type Ledger = ReturnType<typeof useLedger>

/** Offered first are those that most searches begin with. */
export const ledgerFilters = [
  'email',
  'reason',
  'booked_from',
  'booked_to',
  'with_reversed',
  'user_id',
  'order_id',
] as const

/** What the rows that are filtered come to; undefined until that is known. */
export function useLedgerTotals(filters: Ledger['filters']) {
  const api = useApi()
  return useFilteredAnswer({
    key: pointsKey,
    list: 'points',
    filters,
    fetch: (input, options) => api.userPoints.fetchList(input, options),
  })?.totals
}

/** The row of an id, whatever became of it. */
export const findLedgerEntry = (api: ApiClient, id: string, signal: AbortSignal) =>
  api.userPoints.fetchList({ id, with_reversed: true, pageSize: 1 }, { signal })
