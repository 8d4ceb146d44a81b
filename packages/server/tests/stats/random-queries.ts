/** Random events and random queries about them, where days and clocks change. */
import { numberOperators, textOperators, visitMeasures } from '@sightline/api-client/contract'
import * as fc from 'fast-check'
import type { TestEvent } from './stats-engine.ts'
import type { ModelGoalCondition } from './model-visits.ts'

const MINUTE = 60_000
/** The clocks change in Berlin at 01:00 UTC, in Havana at 05:00 UTC a week later. */
export const SUNDAY = Date.UTC(2026, 9, 25)
const zones = ['Etc/UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/Havana', 'America/St_Johns', 'Pacific/Chatham']

const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Around midnight in one zone or the other, where days and clocks change, and around the end of the month. */
const evenings = [-16, -3, 3, 9, 21, 27, 6.9 * 24].map((hours) => SUNDAY + hours * HOUR)
/** As much, and on the same days a year before. */
const moreEvenings = [...evenings, ...[-16, 3, 21].map((hours) => Date.UTC(2025, 9, 25) + hours * HOUR)]

const pages = ['/', '/a', '/A/b', '/blog/1']
const names = ['pageview', 'pageview', 'pageview', 'engagement', 'Buy', 'Scrolled']

const happening: fc.Arbitrary<TestEvent> = fc.record({
  visitor: fc.integer({ min: 1, max: 4 }),
  // Steps of five minutes make gaps of exactly half an hour, and events at the same time as a midnight.
  at: fc
    .tuple(fc.constantFrom(...moreEvenings), fc.integer({ min: 0, max: 50 }))
    .map(([evening, steps]) => evening + steps * 5 * MINUTE),
  name: fc.constantFrom(...names),
  page: fc.constantFrom(...pages),
  title: fc.constantFrom('', 'Home', 'News'),
  interactive: fc.boolean(),
  props: fc.constantFrom<Record<string, string>>({}, {}, { plan: 'pro' }, { plan: 'free' }, { plan: '' }),
  engagement_ms: fc.constantFrom(0, 1000, 25_000),
  scroll_depth: fc.constantFrom(null, 10, 60, 100),
  revenue: fc.constantFrom(null, null, '5', '19.99'),
  currency: fc.constantFrom('', 'EUR', 'USD'),
  attributes: fc.record({
    hostname: fc.constantFrom('a.example', 'b.example'),
    source: fc.constantFrom('', 'Google', 'google.de'),
    country: fc.constantFrom('', 'DE', 'AT'),
  }),
})

/** At one instant one visitor does one thing: which of two comes first is not defined. */
const happenings = fc
  .uniqueArray(happening, {
    minLength: 0,
    maxLength: 60,
    size: 'max',
    selector: ({ visitor, at }) => `${visitor} ${at}`,
  })
  .map((some) =>
    some.map((one) =>
      one.name === 'engagement'
        ? { ...one, revenue: null, currency: '', title: '', props: {} }
        : { ...one, engagement_ms: 0, scroll_depth: null },
    ),
  )

const filterDimensions = [
  'page',
  'page_title',
  'hostname',
  'event',
  'goal',
  'prop:plan',
  'source',
  'country',
  'entry_page',
  'exit_page',
]
const texts = [
  '/',
  '/a',
  '/A/*',
  '*o*',
  '',
  'Home',
  'Google',
  'goo',
  'DE',
  'a.example',
  'Buy',
  'pageview',
  'pro',
  '%',
  'Bought',
  'Read*',
]
const textFilter = fc.tuple(
  fc.constantFrom(...textOperators),
  fc.constantFrom(...filterDimensions),
  fc.uniqueArray(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }),
)

/** Numbers that visits of these events have, and some between them. */
const numbers = ['0', '1', '2', '5', '24.99', '25', '60', '300', '600.5', '1500']
const numberFilter = fc
  .tuple(
    fc.constantFrom(...numberOperators),
    fc.constantFrom(...visitMeasures),
    fc.constantFrom(...numbers),
    fc.constantFrom(...numbers),
  )
  .map(([operator, measure, one, other]): [string, string, string[]] => [
    operator,
    measure,
    operator === 'between' ? [one, other] : [one],
  ])
const filter = fc.oneof({ arbitrary: textFilter, weight: 3 }, { arbitrary: numberFilter, weight: 1 })

const condition: fc.Arbitrary<Omit<ModelGoalCondition, 'name'>> = fc.oneof(
  fc.record({
    kind: fc.constant('event' as const),
    pattern: fc.constantFrom('Buy', 'buy', '*', 'B*', '*olle*', 'Scrolled'),
    properties: fc.constantFrom([], [], [{ key: 'plan', value: 'pro' }]),
  }),
  fc.record({
    kind: fc.constant('page' as const),
    pattern: fc.constantFrom('/', '/a', '/*', '/A/**', '*/1', '/%'),
    properties: fc.constantFrom([], [], [], [{ key: 'plan', value: 'free' }]),
  }),
)
const named = (words: readonly string[]) => (conditions: Omit<ModelGoalCondition, 'name'>[]) =>
  conditions.map((one, index) => ({ ...one, name: words[index] ?? String(index) }))
const goals = fc.array(condition, { maxLength: 3 }).map(named(['Bought', 'Read it', 'read more']))
const steps = fc.array(condition, { minLength: 2, maxLength: 4 }).map(named([]))

export const statsQueries = fc.record({
  events: happenings,
  timeZone: fc.constantFrom(...zones),
  weekStart: fc.constantFrom('monday' as const, 'saturday' as const, 'sunday' as const),
  goals,
  steps,
  filters: fc.array(filter, { maxLength: 2 }),
  first: fc.integer({ min: 0, max: 3 }),
  days: fc.constantFrom(0, 1, 2, 2, 9),
  interval: fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const),
  dimension: fc.constantFrom(...filterDimensions),
  compare: fc.constantFrom('previous' as const, 'year' as const, 'custom' as const),
  compareFirst: fc.integer({ min: -2, max: 2 }),
})
