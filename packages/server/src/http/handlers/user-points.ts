import { bookPoints, changeNote, reverseBooking } from '../../points/booking.ts'
import { listPoints } from '../../points/list.ts'
import { pointRowOf } from '../../points/point-row.ts'
import { idOf } from '../../store/database/ids.ts'
import { countBookings, idsOfBookings, type BookingFilters } from '../../store/database/points.ts'
import type { Handlers } from '../context.ts'
import { forEachRow, idsOfSelection } from '../selection.ts'

export const userPoints: Handlers<'userPoints'> = {
  fetchList: ({ input, services }) => listPoints(services.db, input, input),

  async update({ input, services }) {
    const seen = { id: idOf(input.id), version: input.version }
    return pointRowOf(await changeNote(services.db, seen, input.note, services.now()))
  },

  async add({ input, services }) {
    const { delta, reason, note = null } = input
    const orderId = input.order_id === undefined ? null : idOf(input.order_id)
    const given = { userId: idOf(input.user_id), delta, reason, note, orderId }
    return pointRowOf(await bookPoints(services.db, given, services.now()))
  },

  async del({ input, services: { db, now } }) {
    const ids = await idsOfSelection(input, {
      count: (filters: BookingFilters) => countBookings(db, filters),
      idsOf: (filters, limit) => idsOfBookings(db, filters, limit),
    })
    return forEachRow(ids, (id) => reverseBooking(db, id, now()))
  },
}
