import { expect, test } from 'vitest'
import { orders } from '../../../testing/consoleRows.ts'
import { changeOf, valuesOf } from './orderForm.ts'

const [order] = orders
if (order === undefined) throw new Error('There is no order to change.')
const seen = { id: order.id, version: order.version }

test('unchanged values are not sent, so that a span keeps its time of day', () => {
  expect(changeOf(valuesOf(order), order)).toEqual(seen)
  expect(changeOf({ ...valuesOf(order), provider_ref: ' INV-7 ' }, order)).toEqual({ ...seen, provider_ref: 'INV-7' })
})

test('amounts are sent in the minor unit, days as their first moment in UTC', () => {
  const values = { ...valuesOf(order), amount: '12.5', starts_on: '2026-12-01', ends_on: '2027-12-01' }
  expect(changeOf(values, order)).toEqual({
    ...seen,
    amount: 1250,
    starts_at: '2026-12-01T00:00:00.000Z',
    ends_at: '2027-12-01T00:00:00.000Z',
  })
})
