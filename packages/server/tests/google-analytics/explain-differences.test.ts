import type { DifferenceCause } from '@sightline/api-client/contract'
import { expect, test } from 'vitest'
import { dateOf } from '../../src/demo/google-analytics/hits.ts'
import { runReport, type GeneratedProperty } from '../../src/demo/google-analytics/report.ts'
import { generateVisits, type TrueVisit } from '../../src/demo/google-analytics/visits.ts'
import { explainDifferences, type DifferenceInput } from '../../src/stats/google-comparison/explain-differences.ts'
import { propertyOf } from './start-google.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FROM = Date.UTC(2026, 1, 1)
const TO = FROM + 28 * DAY_MS
const NOW = TO + 10 * DAY_MS
const DAYS = Array.from({ length: 28 }, (_, index) => new Date(FROM + index * DAY_MS).toISOString().slice(0, 10))

/** A visitor here is another one on each day, as nobody is known again; the time zone of the site is UTC. */
const visits = generateVisits({ seed: 7, from: FROM, to: TO, visitsPerDay: 60 }).map((visit) => ({
  ...visit,
  visitor: `${visit.visitor} ${dateOf(visit.views[0].at, 'Etc/UTC')}`,
}))

type Kind = 'visitors' | 'visits' | 'pageviews' | 'bounce_rate'

/** What our own snippet counts in a range of days. */
function ours(kind: Kind, some: readonly TrueVisit[], [first, last]: readonly [string, string], timeZone = 'Etc/UTC') {
  const isIn = (at: number) => {
    const date = dateOf(at, timeZone)
    return date >= first.replaceAll('-', '') && date <= last.replaceAll('-', '')
  }
  const inRange = some.filter(({ views }) => views.some(({ at }) => isIn(at)))
  if (kind === 'visits') return inRange.length
  if (kind === 'visitors') return new Set(inRange.map(({ visitor }) => visitor)).size
  if (kind === 'pageviews') return inRange.flatMap(({ views }) => views).filter(({ at }) => isIn(at)).length
  return bounceRate(inRange, ({ views, events }) => views.length === 1 && events.length === 0)
}

const bounceRate = (some: readonly TrueVisit[], isBounce: (visit: TrueVisit) => boolean): number =>
  (100 * some.filter((visit) => isBounce(visit)).length) / Math.max(some.length, 1)

const metricNames = {
  visitors: 'activeUsers',
  visits: 'sessions',
  pageviews: 'screenPageViews',
  bounce_rate: 'bounceRate',
}

/** What Google has of a range of days. */
function google(kind: Kind, property: GeneratedProperty, [startDate, endDate]: readonly [string, string]): number {
  const request = { metrics: [{ name: metricNames[kind] }], dateRanges: [{ startDate, endDate }], orderBys: [] }
  const value = Number(runReport(property, request, NOW).rows?.[0]?.metricValues?.[0]?.value ?? 0)
  return kind === 'bounce_rate' ? value * 100 : value
}

interface Injection {
  property?: Partial<GeneratedProperty>
  here?: readonly TrueVisit[]
  botsOf?: (day: string) => number
}

function explain(kind: Kind, { property: fields = {}, here = visits, botsOf = () => 0 }: Injection) {
  const property = propertyOf({ visits, timeZone: 'Etc/UTC', ...fields })
  const whole = [DAYS[0] ?? '', DAYS.at(-1) ?? ''] as const
  const input: DifferenceInput = {
    days: DAYS.map((day) => ({
      day,
      ours: ours(kind, here, [day, day]),
      google: google(kind, property, [day, day]),
      inPropertyZone: ours(kind, here, [day, day], property.timeZone),
      bots: botsOf(day),
      ...(kind === 'bounce_rate' && {
        byGoogleRule: bounceRate(
          here.filter(({ views }) => views.some(({ at }) => dateOf(at, 'Etc/UTC') === day.replaceAll('-', ''))),
          ({ views, engagedMs }) => views.length === 1 && engagedMs <= 10_000,
        ),
      }),
    })),
    total: { ours: ours(kind, here, whole), google: google(kind, property, whole) },
    repeats: kind === 'visitors' ? 'returning' : kind === 'visits' ? 'midnight' : undefined,
    isSum: kind !== 'bounce_rate',
    sampleShare: (fields.sample ?? 1) * 100,
    isThresholded: (fields.threshold ?? 0) > 0,
  }
  return { ...explainDifferences(input), input }
}

/** Every cause of the whole range, in percent of our figure. */
function sharesOf({ total }: ReturnType<typeof explain>): Partial<Record<DifferenceCause, number>> {
  return Object.fromEntries(Object.entries(total.causes).map(([cause, value]) => [cause, (100 * value) / total.ours]))
}

/** The cause makes up all of the difference, and each other one less than a point of our figure. */
function expectAlone(explained: ReturnType<typeof explain>, cause: DifferenceCause): void {
  const { total, days } = explained
  const shares = sharesOf(explained)
  const whole = (100 * (total.google - total.ours)) / total.ours
  expect(Math.abs(whole)).toBeGreaterThan(1)
  expect(Math.abs((shares[cause] ?? 0) - whole)).toBeLessThan(1)
  const others = Object.entries(shares).filter(([name]) => name !== cause)
  for (const [, share] of others) expect(Math.abs(share)).toBeLessThan(1)
  for (const { ours: own, google: theirs, causes } of [...days, total])
    expect(own + Object.values(causes).reduce((sum, value) => sum + value, 0)).toBeCloseTo(theirs, 6)
}

test('without a cause there is no difference', () => {
  for (const kind of ['visitors', 'visits', 'pageviews'] as const) {
    const { total } = explain(kind, {})
    expect([kind, total.google - total.ours, total.causes]).toEqual([kind, 0, {}])
  }
})

test.each(['visitors', 'visits', 'pageviews'] as const)(
  '%s that only our snippet sees explain a difference',
  (kind) => {
    const seen = visits.filter((_, index) => index % 5 !== 0)
    expectAlone(explain(kind, { property: { visits: seen } }), 'only_here')
  },
)

test('a property in another time zone: each day is explained', () => {
  const { days } = explain('pageviews', { property: { timeZone: 'America/Los_Angeles' } })
  const inner = days.slice(1, -1)
  expect(inner.some(({ ours: own, google: theirs }) => own !== theirs)).toBe(true)
  for (const { ours: own, google: theirs, causes } of inner)
    expect(Math.abs((causes.time_zone ?? 0) - (theirs - own))).toBeLessThan(own / 100)
})

test('the rule of ten seconds explains another bounce rate', () => {
  expectAlone(explain('bounce_rate', {}), 'bounce_rule')
})

test('people who come again on another day explain more visitors', () => {
  const property = { visits: generateVisits({ seed: 7, from: FROM, to: TO, visitsPerDay: 60 }) }
  expectAlone(explain('visitors', { property }), 'returning')
})

test('visits over midnight explain a difference where the days are added up', () => {
  const late = visits.map((visit, index): TrueVisit => {
    const [first] = visit.views
    const next = (Math.floor(first.at / DAY_MS) + 1) * DAY_MS
    if (index % 10 !== 0) return visit
    return {
      ...visit,
      views: [
        { ...first, at: next - 60_000 },
        { ...first, at: next + 60_000 },
      ],
    }
  })
  const explained = explain('visits', { here: late, property: { visits: late } })
  const { input } = explained
  const sumOfDays = input.days.reduce((sum, day) => sum + day.google, 0)
  const { total } = explainDifferences({ ...input, total: { ...input.total, google: sumOfDays } })
  const repeated = sumOfDays - input.total.ours
  expect(repeated / total.ours).toBeGreaterThan(0.05)
  expect(Math.abs((total.causes.midnight ?? 0) - repeated) / total.ours).toBeLessThan(0.01)
})

test.each(['visits', 'pageviews'] as const)('%s of bots that Google counts explain a difference', (kind) => {
  const bots = generateVisits({ seed: 9, from: FROM, to: TO, visitsPerDay: 12 }).map((visit) => ({
    ...visit,
    visitor: `bot ${visit.visitor}`,
  }))
  const botsOf = (day: string) => ours(kind, bots, [day, day])
  expectAlone(explain(kind, { property: { visits: [...visits, ...bots] }, botsOf }), 'bots')
})

test('days that Google withholds are explained by its thresholds', () => {
  const quiet = visits.filter(({ views: [{ at }] }, index) => new Date(at).getUTCDay() !== 0 || index % 12 === 0)
  const property = { visits: quiet, threshold: 15 }
  const explained = explain('visitors', { here: quiet, property })
  const withheld = explained.days.filter(({ google: theirs }) => theirs === 0)
  expect(withheld.length).toBeGreaterThan(2)
  for (const { ours: own, causes } of withheld) expect(causes).toEqual({ thresholding: -own })
})

test('a sample of Google leaves hardly anything unexplained', () => {
  const explained = explain('visits', { property: { sample: 0.5 } })
  const unexplained = sharesOf(explained).unexplained ?? 0
  expect(Math.abs(unexplained)).toBeLessThan(1)
  expect(Math.abs(sharesOf(explained).only_here ?? 0)).toBeLessThan(1)
})

test('a difference without a measured cause is unexplained', () => {
  const more = generateVisits({ seed: 11, from: FROM, to: TO, visitsPerDay: 6 }).map((visit) => ({
    ...visit,
    visitor: `elsewhere ${visit.visitor}`,
  }))
  expectAlone(explain('visits', { property: { visits: [...visits, ...more] } }), 'unexplained')
})
