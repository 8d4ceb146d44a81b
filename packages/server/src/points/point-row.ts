import type { BookingOfUser } from '../store/relational/membership/points.ts'

export type PointRow = BookingOfUser & { is_reversed: boolean }

/** A row of the ledger, and whether it was reversed. */
export const pointRowOf = (booking: BookingOfUser): PointRow => ({
  ...booking,
  is_reversed: booking.reversal_id !== null,
})
