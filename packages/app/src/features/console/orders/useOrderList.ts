import type { CallOutput } from '@sightline/api-client'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useConsoleList } from '../../../lib/list-page/useConsoleList.ts'
import { useFilteredAnswer } from '../../../lib/list-page/useFilteredAnswer.ts'

export type Order = CallOutput<'userOrder', 'fetchList'>['list'][number]

/** Names the list of everybody’s orders in the cache. */
export const ordersKey = 'orders'

/** The list of orders that the address asks for. */
export function useOrderList() {
  const api = useApi()
  return useConsoleList({
    key: ordersKey,
    list: 'orders',
    filters: orderFilters,
    fetch: (input, signal) => api.userOrder.fetchList(input, { signal }),
  })
}

export type OrderList = ReturnType<typeof useOrderList>

/** Offered first are those that most searches begin with. */
export const orderFilters = [
  'email',
  'status',
  'plan',
  'billing',
  'provider',
  'currency',
  'paid_from',
  'paid_to',
  'amount_from',
  'amount_to',
  'order_no',
] as const

/** What the orders that are filtered come to, by currency; undefined until that is known. */
export function useOrderTotals(filters: OrderList['filters']) {
  const api = useApi()
  return useFilteredAnswer({
    key: ordersKey,
    list: 'orders',
    filters,
    fetch: (input, options) => api.userOrder.fetchList(input, options),
  })?.totals
}
