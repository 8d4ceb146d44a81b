import { orderLimits, type CallInput, type MessageKey } from '@sightline/api-client'
import { changesIn } from '../../../lib/forms/versioned/changedFields.ts'
import { amountText, minorUnitsOf } from './amounts.ts'
import type { Order } from './useOrderList.ts'

/** The editable fields of an order, as typed: the amount in the major unit, such as 24.50, and days in UTC. */
export type OrderValues = Record<'amount' | 'provider_ref' | 'starts_on' | 'ends_on' | 'note', string>

export const valuesOf = (order: Order): OrderValues => ({
  amount: amountText(order.amount, order.currency),
  provider_ref: order.provider_ref ?? '',
  starts_on: order.starts_at.slice(0, 10),
  ends_on: order.ends_at.slice(0, 10),
  note: order.note ?? '',
})

/**
 * The change as the service takes it: only what differs, for the version that was loaded. A day stands for its first moment; an
 * amount that cannot be read was refused by the form before.
 */
export function changeOf(values: OrderValues, order: Order): CallInput<'userOrder', 'update'> {
  const { amount, provider_ref, starts_on, ends_on, note } = changesIn(values, valuesOf(order))
  const minor = amount === undefined ? undefined : minorUnitsOf(amount, order.currency)
  return {
    id: order.id,
    version: order.version,
    ...(minor !== undefined && { amount: minor }),
    ...(provider_ref !== undefined && { provider_ref }),
    ...(note !== undefined && { note }),
    ...(starts_on !== undefined && { starts_at: startOf(starts_on) }),
    ...(ends_on !== undefined && { ends_at: startOf(ends_on) }),
  }
}

/** What is wrong with a day, which may be empty. */
export const dayProblem = (day: string): MessageKey | undefined => {
  const year = Number(day.slice(0, 4))
  return day === '' || (year >= orderLimits.firstYear && year <= orderLimits.lastYear) ? undefined : 'date_out_of_range'
}

export const startOf = (day: string): string => `${day}T00:00:00.000Z`

/** Whether an error's data is the current order, which a version conflict has with it. */
export const isOrderRow = (data: unknown): data is Order =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data && 'order_no' in data
