import type { Output, Schemas } from '@sightline/api-client/contract'
import type { BookingOfUser } from '../store/relational/membership/points.ts'

export type PointRow = Output<Schemas['userPoints']['add']>

/** A row of the ledger as it goes out. */
export function pointRowOf({ reversal_id, ...booking }: BookingOfUser): PointRow {
  return {
    ...booking,
    id: String(booking.id),
    user_id: String(booking.user_id),
    order_id: booking.order_id === null ? null : String(booking.order_id),
    reverses_id: booking.reverses_id === null ? null : String(booking.reverses_id),
    is_reversed: reversal_id !== null,
  }
}
