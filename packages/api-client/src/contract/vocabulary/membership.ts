/** The tiers of a membership, in ascending order; `expired` is none. */
export const tiers = ['expired', 'trial', 'standard', 'premium'] as const
export type Tier = (typeof tiers)[number]

/** The days of a trial. */
export const trialDays = 30

/** The plans that can be bought. */
export const plans = ['standard', 'premium'] as const
export type Plan = (typeof plans)[number]

export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]

export const orderStatuses = ['pending', 'paid', 'refunded', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderProviders = ['manual', 'stripe', 'points'] as const

/** The reasons of ledger entries of points. */
export const pointReasons = ['grant', 'referral', 'order', 'spending', 'correction', 'reversal'] as const
export type PointReason = (typeof pointReasons)[number]

/**
 * The states of a subscription: `incomplete` waits for its first payment, `past_due` for that of a renewal. Others may
 * be added in future.
 */
export const subscriptionStates = ['active', 'past_due', 'paused', 'incomplete', 'ended'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
