import { unwrap, type CallOutput } from '@sightline/api-client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { toListInputFilters } from '../../../lib/list-page/listInput.ts'
import { useAdminList } from '../../../lib/list-page/useAdminList.ts'

export type Order = CallOutput<'userOrder', 'fetchList'>['list'][number]

/** Names the list of everybody’s orders in the cache. */
export const ordersKey = 'orders'

/** The list of orders that the address asks for. */
export function useOrderList() {
  const api = useApi()
  return useAdminList({
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
  const input = { ...toListInputFilters('orders', filters), pageSize: 1 }
  const { data } = useQuery({
    queryKey: [ordersKey, 'totals', input],
    queryFn: ({ signal }) => unwrap(api.userOrder.fetchList(input, { signal, progress: false })),
    placeholderData: keepPreviousData,
  })
  return data?.totals
}
