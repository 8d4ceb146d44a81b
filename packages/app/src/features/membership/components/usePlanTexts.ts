import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { forecastLimits, type CallOutput, type Userinfo } from '@sightline/api-client'
import { useFormat, type Plan } from '@sightline/ui'
import type { OwnMembership } from '../api.ts'

type Offered = CallOutput<'order', 'plans'>

interface PlanTextsOptions {
  offered: Offered
  /** The viewer’s membership. */
  own: Pick<Userinfo, 'vip_status' | 'expired_time'>
  /** The subscription that goes on. */
  subscription: OwnMembership['subscription']
}

/** The texts of the trial and of the paid plans. */
export function usePlanTexts({ offered, own, subscription }: PlanTextsOptions): readonly Plan[] {
  const { t } = useLingui()
  const format = useFormat()
  const days = offered.trial_days
  const { level } = forecastLimits
  // The day is isolated: in text that runs right to left, its year and day would change places.
  const dayOf = (instant: string): string => `\u2066${format.isoDay(instant, 'UTC')}\u2069`
  function note(tier: Userinfo['vip_status']) {
    if (own.vip_status !== tier || own.expired_time === null) return {}
    if (subscription?.plan === tier && subscription.state === 'active' && subscription.cancels_at === null) {
      const renewal = dayOf(subscription.period_end)
      return { note: t`Renews on ${renewal}` }
    }
    const until = dayOf(own.expired_time)
    return { note: t`Until ${until}` }
  }

  const reports = { id: 'reports', label: t`Every report and filter` }
  const most = offered.sites_per_member
  const limits = {
    id: 'limits',
    label:
      most === null
        ? t`Unlimited sites, views and history`
        : t`${plural(most, { one: 'One site, unlimited views and history', other: 'Up to # sites, unlimited views and history' })}`,
  }
  const sharing = { id: 'sharing', label: t`Viewers and share links` }
  const moving = { id: 'moving', label: t`Import and export of every event` }
  const without = { id: 'prediction', label: t`Prediction`, kind: 'absent' } as const
  const prediction = { id: 'prediction', label: t`Prediction with ${level}% intervals`, kind: 'premium' } as const
  const common = [reports, limits, sharing, moving]

  const texts = {
    standard: { title: t`Standard`, description: t`For owners who look in every day.` },
    premium: { title: t`Premium`, description: t`For teams that plan ahead.` },
  }
  const trial: Plan = {
    id: 'trial',
    title: t`Trial`,
    description: t`Everything in Standard, without a card.`,
    price: null,
    period: t`for ${days} days`,
    ...note('trial'),
    // The free plan begins by itself, so it cannot be chosen.
    isUnavailable: true,
    features: [...common, without],
  }
  return [
    trial,
    ...offered.plans
      .filter(({ prices }) => priceOf(prices) !== null)
      .map(({ plan, prices, has_prediction: hasPrediction }) => ({
        id: plan,
        ...texts[plan],
        price: priceOf(prices),
        ...note(plan),
        isFeatured: hasPrediction,
        features: hasPrediction ? [prediction, ...common] : [...common, without],
      })),
  ]
}

/** The monthly and yearly prices, in the smallest unit of the currency; null where neither is offered. */
function priceOf(prices: Offered['plans'][number]['prices']): Plan['price'] {
  const monthly = prices.find(({ billing }) => billing === 'monthly')
  const yearly = prices.find(({ billing }) => billing === 'yearly')
  if (monthly === undefined || yearly === undefined) return null
  return { monthly: monthly.amount, yearly: yearly.amount, currency: monthly.currency }
}
