import type { FunnelFields } from '../../store/relational/sites/funnels.ts'
import type { GoalFields } from '../../store/relational/sites/goals.ts'
import type { SavedViewFields } from '../../store/relational/sites/saved-views.ts'

const properties: GoalFields['properties'] = []

/** The shop's goals. */
export const goals: readonly GoalFields[] = [
  { name: 'Bought something', kind: 'event', pattern: 'Purchase', properties },
  { name: 'Signed up for the newsletter', kind: 'event', pattern: 'Newsletter sign-up', properties },
  { name: 'Read an article', kind: 'page', pattern: '/journal/*/', properties },
]

export const funnels: readonly FunnelFields[] = [
  {
    name: 'From product to purchase',
    steps: [
      { name: 'Looked at a product', kind: 'page', pattern: '/shop/*/', properties },
      { name: 'Put it in the basket', kind: 'event', pattern: 'Add to basket', properties },
      { name: 'Went to the checkout', kind: 'event', pattern: 'Checkout', properties },
      { name: 'Bought it', kind: 'event', pattern: 'Purchase', properties },
    ],
  },
  {
    name: 'From journal to shop',
    steps: [
      { name: 'Read an article', kind: 'page', pattern: '/journal/*/', properties },
      { name: 'Opened the shop', kind: 'page', pattern: '/shop/*', properties },
    ],
  },
]

/**
 * The annotations of the demo, by their age in days: the first and the last day of the campaign, and the day after the
 * outage.
 */
export const siteAnnotations: readonly { daysAgo: number; text: string }[] = [
  { daysAgo: 76, text: 'Campaign began' },
  { daysAgo: 62, text: 'Campaign ended' },
  { daysAgo: 12, text: 'Site was down in the afternoon' },
  { daysAgo: 4, text: 'Newsletter with the winter knits sent' },
]

export const savedViews: readonly SavedViewFields[] = [
  {
    name: 'Phones, last 28 days',
    state: { range: '28d', compare: 'previous', filters: '[["is","device",["mobile"]]]' },
    is_shared: true,
  },
]
