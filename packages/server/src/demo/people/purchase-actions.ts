import { pointRuleDefaults } from '@sightline/api-client/contract'
import { addOrder } from '../../membership/add-order.ts'
import { cancelOrder, changeOrder } from '../../membership/change-order.ts'
import { tellRequest } from '../../membership/order-notices.ts'
import { heldPlan, payWithPoints } from '../../membership/pay-with-points.ts'
import { defaultPrices } from '../../membership/plan-prices.ts'
import { lockAdministrators } from '../../store/relational/accounts/administrators.ts'
import { findOrder, type OrderOfUser } from '../../store/relational/membership/orders.ts'
import { readBalance } from '../../store/relational/membership/points.ts'
import type { Random } from '../random.ts'
import type { DemoAction, DemoUser, DemoContext } from './demo-action.ts'
import type { Purchase } from './generate-purchases.ts'

/** The purchases of a person, as the person and staff make them. */
export function purchaseActions(random: Random, context: DemoContext, user: DemoUser): DemoAction[] {
  const actions = user.purchases.flatMap((purchase) => actionsOf(random, context, user, purchase))
  return user.purchases.length === 0 ? actions : [...actions, ...pointActions(random, context, user)]
}

function actionsOf(
  random: Random,
  { db, users, asStaff }: DemoContext,
  { id }: DemoUser,
  purchase: Purchase,
): DemoAction[] {
  const { at, plan, billing, amount, currency, decision, refundedAt } = purchase
  const reference = `INV-${String(random.bits() % 1_000_000).padStart(6, '0')}`
  const given = { userId: id, plan, billing, periods: 1, amount, currency }
  let orderId = 0
  const present = async (): Promise<OrderOfUser> => (await findOrder(db, orderId)) as OrderOfUser

  const request = async (now: Date) => {
    const order = await addOrder(db, { ...given, status: 'pending', providerRef: null }, defaultPrices, now)
    orderId = order.id
    const isLater = ({ person }: DemoUser) => person.createdAt > now.getTime()
    const isPresent = (staffId: number) => !users.some((user) => user.id === staffId && isLater(user))
    await tellRequest(db, (await lockAdministrators(db)).filter(isPresent), order, now)
  }
  const add = (now: Date) => {
    const input = { user_id: String(id), plan, billing, periods: 1, amount, currency, status: 'paid' }
    return asStaff('userOrder.add', { ...input, provider_ref: reference }, now, async () => {
      const order = await addOrder(db, { ...given, status: 'paid', providerRef: reference }, defaultPrices, now)
      orderId = order.id
    })
  }
  const confirm = async (now: Date) => {
    const { version } = await present()
    const change = { status: 'paid', provider_ref: reference } as const
    await asStaff('userOrder.update', { id: String(orderId), version, ...change }, now, () =>
      changeOrder(db, { id: orderId, version }, change, now),
    )
  }
  const cancel = (now: Date) =>
    asStaff('userOrder.del', { ids: [String(orderId)] }, now, () => cancelOrder(db, orderId, now))
  const refund = async (now: Date) => {
    const { version } = await present()
    await asStaff('userOrder.refund', { id: String(orderId), version }, now, () =>
      changeOrder(db, { id: orderId, version }, { status: 'refunded' }, now),
    )
  }
  const actions: DemoAction[] = [{ at, run: decision === null ? add : request }]
  if (decision !== null && decision.to !== null)
    actions.push({ at: decision.at, run: decision.to === 'paid' ? confirm : cancel })
  if (refundedAt !== null) actions.push({ at: refundedAt, run: refund })
  return actions
}

/** How often a person considers to pay with points. */
const TIMES = 5

/** Whoever has a plan and enough points for a month of it pays that month with them. */
function pointActions(random: Random, { db }: DemoContext, { id, person: { signedIn } }: DemoUser): DemoAction[] {
  if (signedIn === null) return []
  const { first, last } = signedIn
  const pay = async (now: Date) => {
    const points = pointRuleDefaults.points_per_month
    if ((await readBalance(db, id)) < points) return
    const plan = await heldPlan(db, id, now)
    if (plan !== null) await payWithPoints(db, id, { plan, points }, defaultPrices, now)
  }
  return Array.from({ length: TIMES }, () => ({ at: Math.floor(random.between(first, last)), run: pay }))
}
