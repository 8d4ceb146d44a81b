import type { Output, Schemas } from '@sightline/api-client/contract'
import type { OrderOfUser } from '../store/relational/membership/orders.ts'

export type OrderRow = Output<Schemas['userOrder']['add']>

/** An order as it goes out. */
export const orderRowOf = ({
  anchor_day: _anchor,
  is_start_chosen: _isStartChosen,
  ...order
}: OrderOfUser): OrderRow => ({
  ...order,
  id: String(order.id),
  user_id: String(order.user_id),
})
