import { expect, test } from 'vitest'
import { bookingAnswer, orders } from '../../../testing/consoleRows.ts'
import { bookingOf, changeOf, isBookingRow, noPoints, noteOf } from './pointForm.ts'

const [booking] = bookingAnswer.list
if (booking === undefined) throw new Error('There is no row to change.')
const seen = { id: booking.id, version: booking.version }

test('a row is booked as it was typed, and never without a number', () => {
  expect(bookingOf('7', { delta: '−20', reason: 'correction', note: 'Twice' })).toEqual({
    user_id: '7',
    delta: -20,
    reason: 'correction',
    note: 'Twice',
  })
  expect(() => bookingOf('7', noPoints)).toThrow('number of points')
})

test('only a note that differs is sent, and one that was emptied is sent empty', () => {
  expect(changeOf(noteOf(booking), booking)).toEqual(seen)
  expect(changeOf({ note: ' ' }, booking)).toEqual({ ...seen, note: '' })
  expect(changeOf({ note: 'Thanks ' }, booking)).toEqual({ ...seen, note: 'Thanks' })
})

test('knows the row that comes with a conflict', () => {
  expect(isBookingRow(booking)).toBe(true)
  expect([orders[0], { fields: {} }, null].map(isBookingRow)).toEqual([false, false, false])
})
