import { schemas, type DifferenceCause, type DifferenceMetric } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateOf } from '../../src/demo/google-analytics/hits.ts'
import type { GeneratedProperty } from '../../src/demo/google-analytics/report.ts'
import { generateVisits, type TrueVisit } from '../../src/demo/google-analytics/visits.ts'
import { readDifferences } from '../../src/stats/google-comparison/read-differences.ts'
import { createGoogleAnalyticsSource } from '../../src/stats/google-analytics/google-analytics-source.ts'
import { createReportReader } from '../../src/stats/google-analytics/report-reader.ts'
import { openStatsEngine, type EngineSite, type TestEvent, type StatsEngine } from '../stats/stats-engine.ts'
import { clientOf, propertyOf, startGoogle, type Google } from './start-google.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FROM = Date.UTC(2026, 1, 1)
const DAYS = 28
const TO = FROM + DAYS * DAY_MS
const range = { range: 'custom', from: '2026-02-01', to: '2026-02-28' }

/** A visitor here is another one on each day, as nobody is known again; the time zone of the site is UTC. */
const known = generateVisits({ seed: 7, from: FROM - DAY_MS, to: TO + DAY_MS, visitsPerDay: 60 })
const visits = ofEachDay(known)

/** What `explain` holds a source against: both at once, with nothing kept from the test before. */
let engine: StatsEngine
let google: Google
let site: EngineSite
beforeAll(async () => {
  engine = await openStatsEngine()
  google = await startGoogle([{ id: '1', displayName: 'Harbor', properties: [] }])
  site = await siteOf(visits)
})
afterAll(async () => {
  await google.stop()
  await engine.close()
})

function ofEachDay(some: readonly TrueVisit[]): TrueVisit[] {
  return some.map((visit) => ({ ...visit, visitor: `${visit.visitor} ${dateOf(visit.views[0].at, 'Etc/UTC')}` }))
}

/** A site whose snippet has seen these visits. */
async function siteOf(some: readonly TrueVisit[]): Promise<EngineSite> {
  const ids = new Map<string, number>()
  const happenings = some.flatMap(({ visitor: name, views, events, engagedMs }): TestEvent[] => {
    const visitor = ids.get(name) ?? ids.size + 1
    ids.set(name, visitor)
    const last = Math.max(...views.map(({ at }) => at), ...events.map(({ at }) => at))
    return [
      ...views.map(({ at, path }) => ({ visitor, at, page: path })),
      ...events.map(({ at, name: event }) => ({ visitor, at, name: event })),
      { visitor, at: last + 1, name: 'engagement', engagement_ms: engagedMs },
    ]
  })
  const own = engine.newSite()
  await engine.insert(own, happenings, 500)
  return own
}

interface Injection {
  property?: Partial<GeneratedProperty>
  here?: EngineSite
  botsOf?: (day: string) => number
}

async function explain(
  metric: DifferenceMetric,
  { property: fields = {}, here = site, botsOf = () => 0 }: Injection = {},
) {
  const property = propertyOf({ visits, timeZone: 'Etc/UTC', ...fields })
  google.analytics.accounts[0]?.properties.splice(0, Infinity, property)
  const now = () => TO + 10 * DAY_MS
  const reader = createReportReader({
    client: clientOf(google, { now }),
    store: { find: async () => new Map(), keep: async () => {} },
    property: property.id,
    asker: '1',
    isReadable: true,
    today: '2026-03-11',
    now,
    pending: new Map(),
  })
  const { timeZone } = property
  const input = schemas.stats.differences.input.parse({ site_id: '1', ...range, metric })
  const sources = {
    builtIn: engine.source(here),
    google: createGoogleAnalyticsSource({ reader, timeZone, domain: property.host, now }),
    timeZone,
    botsOf,
  }
  return schemas.stats.differences.output.parse(await readDifferences(sources, here, input, new Date(now())))
}

type Explained = Awaited<ReturnType<typeof explain>>

/** Every cause of the whole range: of rates in points, of others in percent of our figure. */
const sharesOf = ({ metric, total }: Explained): Partial<Record<DifferenceCause, number>> =>
  Object.fromEntries(
    Object.entries(total.causes).map(([cause, value]) => [
      cause,
      metric === 'bounce_rate' ? value : (100 * value) / total.ours,
    ]),
  )

/** The cause makes up all of the difference, each other one is less than a point, and they add up on each day. */
function expectAlone(explained: Explained, cause: DifferenceCause): void {
  const { metric, total, days } = explained
  const shares = sharesOf(explained)
  const difference = total.google - total.ours
  const whole = metric === 'bounce_rate' ? difference : (100 * difference) / total.ours
  expect(Math.abs(whole)).toBeGreaterThan(1)
  expect(Math.abs((shares[cause] ?? 0) - whole)).toBeLessThan(1)
  const others = Object.entries(shares).filter(([name]) => name !== cause)
  for (const [name, share] of others) expect([name, Math.abs(share) < 1]).toEqual([name, true])
  for (const { ours, google: theirs, causes } of [...days, total])
    expect(ours + Object.values(causes).reduce((sum, value) => sum + value, 0)).toBeCloseTo(theirs, 6)
}

test.each(['visitors', 'visits', 'pageviews'] as const)(
  'without a cause there is no difference of %s',
  async (metric) => {
    const { total, days } = await explain(metric)
    expect([total.google - total.ours, total.causes]).toEqual([0, {}])
    expect(days).toHaveLength(DAYS)
    expect(total.ours).toBeGreaterThan(1000)
  },
)

test.each(['visitors', 'visits', 'pageviews'] as const)(
  '%s that only our snippet sees explain a difference',
  async (metric) => {
    const seen = visits.filter((_, index) => index % 5 !== 0)
    expectAlone(await explain(metric, { property: { visits: seen } }), 'only_here')
  },
)

test('the rule of ten seconds is measured by how long pages were looked at', async () => {
  const explained = await explain('bounce_rate')
  expectAlone(explained, 'bounce_rule')
  for (const { ours, google: theirs, causes } of explained.days)
    expect(causes.bounce_rule ?? 0).toBeCloseTo(theirs - ours, 6)
})

test.each(['pageviews', 'visits'] as const)(
  'a property in another time zone: each day of %s is explained',
  async (metric) => {
    const { days } = await explain(metric, { property: { timeZone: 'America/Los_Angeles' } })
    expect(days.filter(({ ours, google: theirs }) => ours !== theirs).length).toBeGreaterThan(20)
    for (const { ours, google: theirs, causes } of days)
      expect(Math.abs((causes.time_zone ?? 0) - (theirs - ours))).toBeLessThan(ours / 100)
  },
)

test('people who come again on another day', async () => {
  expectAlone(await explain('visitors', { property: { visits: known } }), 'returning')
})

test.each(['visits', 'pageviews'] as const)('%s of bots that Google counts explain a difference', async (metric) => {
  const bots = ofEachDay(generateVisits({ seed: 9, from: FROM, to: TO, visitsPerDay: 12 })).map((visit) => ({
    ...visit,
    visitor: `bot ${visit.visitor}`,
  }))
  const countOf = (day: string) => {
    const own = bots.filter(({ views }) => dateOf(views[0].at, 'Etc/UTC') === day.replaceAll('-', ''))
    return metric === 'visits' ? own.length : own.flatMap(({ views }) => views).length
  }
  expectAlone(await explain(metric, { property: { visits: [...visits, ...bots] }, botsOf: countOf }), 'bots')
})

test('days that Google withholds are explained by its thresholds', async () => {
  const quiet = visits.filter(({ views: [{ at }] }, index) => new Date(at).getUTCDay() !== 0 || index % 12 === 0)
  const { days } = await explain('visitors', { here: await siteOf(quiet), property: { visits: quiet, threshold: 15 } })
  const withheld = days.filter(({ google: theirs }) => theirs === 0)
  expect(withheld).toHaveLength(4)
  for (const { ours, causes } of withheld) expect(causes).toEqual({ thresholding: -ours })
})

test.each(['visits', 'bounce_rate'] as const)(
  '%s that Google has worked out from a sample are explained by sampling',
  async (metric) => {
    const shares = sharesOf(await explain(metric, { property: { sample: 0.5 } }))
    const whole = sharesOf(await explain(metric))
    expect(shares.sampling).toBeDefined()
    expect(Math.abs(shares.only_here ?? 0)).toBeLessThan(1)
    expect(Math.abs(shares.unexplained ?? 0)).toBeLessThan(1)
    expect(Math.abs((shares.bounce_rule ?? 0) - (whole.bounce_rule ?? 0))).toBeLessThan(1)
  },
)

test('a difference without a measured cause is unexplained', async () => {
  const more = ofEachDay(generateVisits({ seed: 11, from: FROM, to: TO, visitsPerDay: 6 })).map((visit) => ({
    ...visit,
    visitor: `elsewhere ${visit.visitor}`,
  }))
  expectAlone(await explain('visits', { property: { visits: [...visits, ...more] } }), 'unexplained')
})
