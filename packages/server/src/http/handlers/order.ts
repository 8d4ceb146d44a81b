import { trialDays } from '@sightline/api-client/contract'
import { requireOwnSession } from '../../accounts/require-own-session.ts'
import type { Billing } from '../../billing/billing.ts'
import { changePlan, previewChange } from '../../billing/change-plan.ts'
import { openCheckout, openPortal } from '../../billing/checkout.ts'
import { offeredPlans } from '../../billing/offered-plans.ts'
import { subscriptionOf } from '../../billing/own-subscription.ts'
import { ApiError } from '../../errors.ts'
import { requestPlan, withdrawRequest } from '../../membership/request-plan.ts'
import { plansWithPrices } from '../../membership/plan-prices.ts'
import { idOf } from '../../store/relational/ids.ts'
import { listPendingOrders } from '../../store/relational/membership/orders.ts'
import type { Handlers } from '../context.ts'
import type { Services } from '../services.ts'

export const order: Handlers<'order'> = {
  plans: async ({ services: { settings, billing, prices } }) => ({
    plans: billing === undefined ? plansWithPrices(prices) : await offeredPlans(billing),
    trial_days: trialDays,
    sites_per_member: (await settings.limit('sites_per_member')) || null,
    takes_cards: billing !== undefined,
    payment_text: billing === undefined ? await settings.read('payment_text') : null,
  }),
  async membership({ principal: { user }, services: { db } }) {
    const [request] = await listPendingOrders(db, user.id)
    return { subscription: await subscriptionOf(db, user.id), request: request ?? null }
  },
  checkout({ input, principal: { user, session }, services }) {
    requireOwnSession(session)
    return openCheckout(requireBilling(services), user, input, plansPage(services))
  },
  portal({ principal: { user, session }, services }) {
    requireOwnSession(session)
    return openPortal(requireBilling(services), user, plansPage(services))
  },
  previewChange: ({ input, principal: { user }, services }) => previewChange(requireBilling(services), user.id, input),
  async changePlan({ input: { reckoned_at, ...wanted }, principal: { user, session }, services }) {
    requireOwnSession(session)
    await changePlan(requireBilling(services), user.id, wanted, new Date(reckoned_at))
    return {}
  },
  async requestPlan({ input, principal: { user }, services: { db, billing, prices, now } }) {
    if (billing !== undefined) throw new ApiError('pays_by_card')
    return requestPlan(db, user, input, prices, now())
  },
  withdrawRequest: ({ input, principal: { user }, services: { db, now } }) =>
    withdrawRequest(db, user.id, idOf(input.id), now()),
}

/** @throws {ApiError} payments_off */
function requireBilling({ billing }: Pick<Services, 'billing'>): Billing {
  if (billing === undefined) throw new ApiError('payments_off')
  return billing
}

const plansPage = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => `${publicUrl}/#/vip`
