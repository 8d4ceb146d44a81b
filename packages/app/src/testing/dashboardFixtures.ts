import type { CallOutput, Dashboard } from '@sightline/api-client'
import { storyTime } from './storyTime.ts'
import { fourWeeks, today } from './fixtures.ts'

const minuteMs = 60_000
const now = Date.parse(storyTime)
const minuteAgo = (minutes: number): string => new Date(now - minutes * minuteMs).toISOString()

/** The visitors of the last half hour, by the minute. */
export const lastMinutes: Dashboard = {
  ...today,
  range: { name: 'realtime', from: minuteAgo(30), to: minuteAgo(0), time_zone: 'Europe/Berlin', interval: 'minute' },
  source: { name: 'built_in', complete_until: minuteAgo(0) },
  totals: { ...today.totals, visitors: 97, visits: 99, pageviews: 214 },
  series: Array.from({ length: 30 }, (_, index) => ({
    ...today.totals,
    start: minuteAgo(30 - index),
    visitors: 3 + ((index * 7) % 9),
    partial: index === 29,
  })),
}

type Funnels = CallOutput<'funnel', 'fetchFunnels'>
export type FunnelAnswer = CallOutput<'stats', 'funnel'>

const stepOf = (name: string, pattern: string): Funnels['list'][number]['steps'][number] => ({
  name,
  kind: 'event',
  pattern,
  properties: [],
})

const steps = [
  stepOf('Opened the shop', 'Shop'),
  stepOf('Put something in the basket', 'Add to basket'),
  stepOf('Bought', 'Purchase'),
]
const changed = { version: 1, created_at: minuteAgo(600), updated_at: minuteAgo(600) }

export const funnels: Funnels = {
  list: [
    { id: '1', name: 'Buying', steps, ...changed },
    { id: '2', name: 'Newsletter', steps: steps.slice(0, 2), ...changed },
  ],
}

const counts = [12_036, 2910, 742] as const

export const buying: FunnelAnswer = {
  range: fourWeeks.range,
  funnel_id: '1',
  name: 'Buying',
  visitors: 86_402,
  conversion_rate: (counts[2] / counts[0]) * 100,
  steps: steps.map((step, index) => {
    const visitors = counts[index] ?? 0
    const before = index === 0 ? fourWeeks.totals.visitors : (counts[index - 1] ?? 0)
    return {
      ...step,
      visitors,
      of_previous: (visitors / before) * 100,
      of_first: (visitors / counts[0]) * 100,
      of_all: (visitors / 86_402) * 100,
      dropped: before - visitors,
    }
  }),
}

export const newsletter: FunnelAnswer = {
  ...buying,
  funnel_id: '2',
  name: 'Newsletter',
  conversion_rate: 24.18,
  steps: buying.steps.slice(0, 2),
}

export const properties: CallOutput<'stats', 'properties'> = {
  range: fourWeeks.range,
  rows: [
    { key: 'product', visitors: 2910, events: 4472 },
    { key: 'payment', visitors: 742, events: 781 },
  ],
  total_rows: 2,
}

type Rows = CallOutput<'stats', 'query'>

const weeklyWave = (size: number) =>
  Array.from({ length: 28 }, (_, day) => Math.round(size * (1 + 0.4 * Math.sin(day) + day / 60)))

/** The rows of events with their change and trend. */
export const eventTrends = (): Rows => ({
  ...valuesOf('event', ['Newsletter sign-up', 'Add to basket', 'Purchase']),
  rows: ['Newsletter sign-up', 'Add to basket', 'Purchase'].map((value, index) => ({
    value,
    visitors: 412,
    percentage: 34.8,
    count: 530,
    trend: weeklyWave(40 / (index + 1)),
    comparison: { figures: { visitors: 380 }, change: { visitors: [8.2, -2.3, 0][index] ?? 0 }, points: {} },
  })),
})

/** The values of a dimension of events, with the number of visitors of each. */
export const valuesOf = (dimension: `prop:${string}` | 'goal' | 'event', values: readonly string[]): Rows => ({
  range: fourWeeks.range,
  source: fourWeeks.source,
  currency: 'EUR',
  totals: {},
  dimension,
  rows: values.map((value, index) => ({
    value,
    visitors: Math.round(1200 / (index + 1)),
    percentage: 1.4 / (index + 1),
    count: Math.round(1500 / (index + 1)),
    conversion_rate: 1.4 / (index + 1),
  })),
  total_rows: values.length,
})
