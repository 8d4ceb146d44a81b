import { forEachRow } from '../../bulk/bulk-result.ts'
import { addOrder } from '../../membership/add-order.ts'
import { cancelOrder, changeOrder } from '../../membership/change-order.ts'
import { listOrders } from '../../store/relational/membership/orders.ts'
import { idOf } from '../../store/relational/ids.ts'
import { countOrders, idsOfOrders, type OrderFilters } from '../../store/relational/membership/orders.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../selection.ts'

export const userOrder: Handlers<'userOrder'> = {
  fetchList: ({ input, services }) => listOrders(services.db, input, input),

  async update({ input, services }) {
    const { id, version, ...given } = input
    return changeOrder(services.db, { id: idOf(id), version }, given, services.now())
  },

  async add({ input, services: { db, prices, now } }) {
    const { user_id, starts_at, provider_ref = null, ...rest } = input
    const given = { ...rest, userId: idOf(user_id), startsAt: starts_at, providerRef: provider_ref }
    return addOrder(db, given, prices, now())
  },

  del({ input, principal, services }) {
    const { db, now } = services
    return answerBulk({
      action: 'userOrder.del',
      selection: input,
      found: {
        count: (filters: OrderFilters) => countOrders(db, filters),
        idsOf: (filters, limit) => idsOfOrders(db, filters, limit),
      },
      principal,
      services,
      work: (ids) => forEachRow(ids, (id) => cancelOrder(db, id, now())),
    })
  },
}
