import { pagePaths, type noticeData } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { insertNotices, type NewNotice } from '../store/relational/accounts/notices.ts'
import type { Database } from '../store/relational/database.ts'
import type { OrderOfUser } from '../store/relational/membership/orders.ts'

/** Informs administrators that somebody has requested a plan. */
export async function tellRequest(
  transaction: Database,
  administrators: readonly number[],
  order: OrderOfUser,
  now: Date,
): Promise<void> {
  const body = `${order.email} asks for ${planText(order)}.`
  await insertNotices(
    transaction,
    administrators.map((userId) => noticeTo(userId, order, 'asked', body)),
    now,
  )
}

/** Informs a person that an administrator has confirmed or cancelled their order. */
export async function tellDecision(
  transaction: Database,
  before: OrderOfUser,
  after: OrderOfUser,
  now: Date,
): Promise<void> {
  if (before.status !== 'pending' || (after.status !== 'paid' && after.status !== 'cancelled')) return
  const isPaid = after.status === 'paid'
  const body = isPaid
    ? `Your order ${after.order_no} for ${planText(after)} is confirmed. It is valid until ${after.ends_at.slice(0, 10)}.`
    : `Your order ${after.order_no} for ${planText(after)} was cancelled.`
  await insertNotices(transaction, [noticeTo(after.user_id, after, isPaid ? 'confirmed' : 'cancelled', body)], now)
}

type Told = 'asked' | 'confirmed' | 'cancelled'

const titles: Readonly<Record<Told, string>> = {
  asked: 'An order is waiting for you',
  confirmed: 'Your order is confirmed',
  cancelled: 'Your order was cancelled',
}

const noticeTo = (userId: number, order: OrderOfUser, told: Told, body: string): NewNotice => ({
  userId,
  kind: 'order',
  title: titles[told],
  body,
  data: dataOf(order, told),
  link: told === 'asked' ? pagePaths.orders : pagePaths.plans,
  onceKey: `order:${order.id}:${told}:${userId}`,
})

const dataOf = (
  { order_no, email, plan, billing, amount, currency, ends_at }: OrderOfUser,
  told: Told,
): z.output<typeof noticeData.order> => ({
  event: told === 'asked' ? 'requested' : told,
  order_no,
  email,
  plan,
  billing,
  amount,
  currency,
  ends_at,
})

const planText = ({ plan, billing, amount, currency }: OrderOfUser): string =>
  `${plan}, ${billing}, ${amount === 0 ? 'free of charge' : inMajorUnits(amount, currency)}`

/** Formats an amount in major units, such as `24.00 USD`. */
function inMajorUnits(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`
}
