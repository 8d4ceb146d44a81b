import type { ApiClient, CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useFilteredAnswer } from '../../../lib/list-page/useFilteredAnswer.ts'

export type Booking = CallOutput<'userPoints', 'fetchList'>['list'][number]

/** Names the ledger of points in the cache. */
export const pointsKey = 'points'

/** The rows of the ledger that the address asks for. */
export function useBookingList() {
  const api = useApi()
  return useConsoleList({
    key: pointsKey,
    list: 'points',
    filters: bookingFilters,
    fetch: (input, signal) => api.userPoints.fetchList(input, { signal }),
  })
}

export type BookingList = ReturnType<typeof useBookingList>

/** Offered first are those that most searches begin with. */
export const bookingFilters = [
  'email',
  'reason',
  'booked_from',
  'booked_to',
  'with_reversed',
  'user_id',
  'order_id',
] as const

/** What the rows that are filtered come to; undefined until that is known. */
export function useBookingTotals(filters: BookingList['filters']) {
  const api = useApi()
  return useFilteredAnswer({
    key: pointsKey,
    list: 'points',
    filters,
    fetch: (input, options) => api.userPoints.fetchList(input, options),
  })?.totals
}

/** The row of an id, whatever became of it. */
export const findBooking = (api: ApiClient, id: string, signal: AbortSignal) =>
  api.userPoints.fetchList({ id, with_reversed: true, pageSize: 1 }, { signal })
