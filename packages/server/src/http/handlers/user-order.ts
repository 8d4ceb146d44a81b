import { refundOrder } from '../../billing/refund-order.ts'
import { forEachRow } from '../../bulk/bulk-result.ts'
import { addOrder } from '../../membership/add-order.ts'
import { cancelOrder, changeOrder } from '../../membership/change-order.ts'
import { previewOrder } from '../../membership/preview-order.ts'
import { removeOrder } from '../../membership/remove-order.ts'
import { idOf } from '../../store/relational/ids.ts'
import {
  countOrders,
  idsOfOrders,
  listOrdersWithTotals,
  type OrderFilters,
} from '../../store/relational/membership/orders.ts'
import type { Handlers } from '../context.ts'
import { answerBulk } from '../bulk-selection.ts'

export const userOrder: Handlers<'userOrder'> = {
  fetchList: ({ input, services: { db } }) => listOrdersWithTotals(db, input, input),

  async update({ input, services }) {
    const { id, version, ...given } = input
    return changeOrder(services.db, { id: idOf(id), version }, given, services.now())
  },

  async add({ input, services: { db, prices, now } }) {
    const { user_id, starts_at, provider_ref = null, ...rest } = input
    const given = { ...rest, userId: idOf(user_id), startsAt: starts_at, providerRef: provider_ref }
    return addOrder(db, given, prices, now())
  },

  preview({ input: { user_id, starts_at, ...rest }, services: { db, prices, now } }) {
    return previewOrder(db, { ...rest, userId: idOf(user_id), startsAt: starts_at }, prices, now())
  },

  refund({ input: { id, version, reason }, services: { db, billing, now } }) {
    return refundOrder(db, billing, { id: idOf(id), version, reason }, now())
  },

  remove: ({ input: { id, version }, services: { db } }) => removeOrder(db, { id: idOf(id), version }),

  del({ input, principal, services }) {
    const { db, now } = services
    return answerBulk({
      action: 'userOrder.del',
      selection: input,
      rowSource: {
        count: (filters: OrderFilters) => countOrders(db, filters),
        idsOf: (filters, limit) => idsOfOrders(db, filters, limit),
      },
      principal,
      services,
      work: (ids) => forEachRow(ids, (id) => cancelOrder(db, id, now())),
    })
  },
}
