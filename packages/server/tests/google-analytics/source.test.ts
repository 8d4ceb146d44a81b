import { schemas, type FixedDimension, type Metric } from '@sightline/api-client/contract'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { GeneratedProperty } from '../../src/demo/google-analytics/report.ts'
import { generateVisits, type TrueVisit } from '../../src/demo/google-analytics/visits.ts'
import { ApiError } from '../../src/errors.ts'
import { readChangeDetails } from '../../src/ai-tasks/explanation/read-change-details.ts'
import { resolveChangeQuestion, type ChangeInput } from '../../src/ai-tasks/explanation/change-question.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import { createGoogleAnalyticsSources } from '../../src/stats/google-analytics/google-analytics-sources.ts'
import { readQuery } from '../../src/stats/read-query.ts'
import type { StatsSource } from '../../src/stats/source.ts'
import type { StatsSite } from '../../src/stats/query/stats-query.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { upsertConnection } from '../../src/store/relational/accounts/connections.ts'
import { findGoogleProperty, setGoogleProperty } from '../../src/store/relational/sites/google-properties.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { insertSite } from '../../src/store/relational/sites/sites.ts'
import { clientOf, NOON, startGoogle, type Google } from './start-google.ts'

const HOUR = 60 * 60 * 1000
const site: StatsSite = { id: 1, time_zone: 'Europe/Berlin', week_start: 'monday', currency_type: 'EUR' }

let db: Database
let google: Google
let property: GeneratedProperty
let now = NOON
beforeAll(async () => {
  db = await openDatabase(':memory:')
  google = await startGoogle()
  const [first] = google.analytics.accounts[0]?.properties ?? []
  if (first === undefined) throw new Error('there is no property')
  property = first
  const owner = await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now: new Date(NOON) })
  await insertSite(db, {
    ownerId: owner?.id ?? 0,
    name: 'Harbor Lane',
    domain: property.host,
    currencyType: 'EUR',
    timeZone: 'Europe/Berlin',
    weekStart: 'monday',
    now: new Date(NOON),
  })
  const connection = await upsertConnection(
    db,
    {
      user_id: owner?.id ?? 0,
      provider: 'google',
      subject: '1',
      label: 'ada@example.com',
      scopes: '',
      state: 'connected',
      refresh_token: null,
      access_token: null,
      access_expires_at: null,
    },
    new Date(NOON),
  )
  await setGoogleProperty(
    db,
    {
      website_id: 1,
      property_id: property.id,
      connection_id: connection.id,
      name: property.displayName,
      time_zone: property.timeZone,
      currency_type: 'EUR',
      stream_id: null,
      measurement_id: property.measurementId,
    },
    new Date(NOON),
  )
})
afterAll(async () => {
  await google.stop()
  await db.destroy()
})
afterEach(async () => {
  now = NOON
  google.analytics.faults.length = 0
  google.analytics.requests.length = 0
  google.analytics.tokensLeft.clear()
  Object.assign(property, { threshold: 0, sample: 1, cardinality: Infinity, timeZone: 'Europe/Berlin' })
  await db.deleteFrom('google_report').execute()
})

async function openSource(): Promise<StatsSource> {
  const open = createGoogleAnalyticsSources({
    db,
    openClient: () => clientOf(google, { now: () => now }),
    now: () => now,
  })
  const source = await open({ id: 1, domain: property.host })
  if (source === undefined) throw new Error('the site has no property')
  return source
}

const onWire = (fields: object) =>
  Object.fromEntries(
    Object.entries({ site_id: '1', ...fields }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
const query = async (fields: object) => {
  const input = schemas.stats.query.input.parse(onWire(fields))
  return schemas.stats.query.output.parse(await readQuery(await openSource(), site, input, new Date(now)))
}
const dashboard = async (fields: object) => {
  const input = schemas.stats.dashboard.input.parse(onWire(fields))
  return schemas.stats.dashboard.output.parse(await readDashboard(await openSource(), site, input, new Date(now)))
}

/** Visits with a view in a range, and those views: the truth. */
function truthIn(from: number, to: number, holds: (visit: TrueVisit) => boolean = () => true) {
  const visits = property.visits.filter((visit) => holds(visit) && visit.views.some(({ at }) => at >= from && at < to))
  const views = visits.flatMap((visit) => visit.views).filter(({ at }) => at >= from && at < to)
  return {
    visits: visits.length,
    pageviews: views.length,
    visitors: new Set(visits.map(({ visitor }) => visitor)).size,
  }
}

const week = { range: 'custom', from: '2026-03-01', to: '2026-03-07' }
const [FROM, TO] = [Date.parse('2026-03-01T00:00+01:00'), Date.parse('2026-03-08T00:00+01:00')]

test('a dashboard is read in two requests, in our words, and the days before its rows in a third', async () => {
  const answer = await dashboard({ ...week, compare: 'previous', panels: ['page', 'country', 'os', 'goal'] })
  expect(answer.totals).toMatchObject(truthIn(FROM, TO))
  expect(answer.totals.bounce_rate).toBeGreaterThan(0)
  expect(answer.totals.bounce_rate).toBeLessThanOrEqual(100)
  expect(answer.comparison?.totals).toMatchObject(truthIn(FROM - 7 * 24 * HOUR, FROM))
  expect(answer.series).toHaveLength(7)
  expect(answer.series[0]).toMatchObject(truthIn(FROM, FROM + 24 * HOUR))
  expect(answer.breakdowns.map(({ dimension, is_lacking = false }) => [dimension, is_lacking])).toEqual([
    ['page', false],
    ['country', false],
    ['os', false],
    ['goal', true],
  ])
  const countries = answer.breakdowns[1]?.rows.map(({ value }) => value)
  expect(countries?.toSorted()).toEqual(['CN', 'DE', 'EG', 'US'])
  expect(answer.breakdowns[2]?.rows.map(({ value }) => value)).toContain('macOS')
  expect(google.analytics.requests).toHaveLength(3)
  const before = await query({
    range: 'custom',
    from: '2026-02-22',
    to: '2026-02-28',
    dimension: 'country',
    metrics: 'visitors',
  })
  expect(
    new Map(answer.breakdowns[1]?.rows.map(({ value, comparison }) => [value, comparison?.figures.visitors])),
  ).toEqual(new Map(before.rows.map(({ value, visitors }) => [value, visitors])))
  expect(google.misfits).toEqual([])
})

test('hours, weeks and months have visitors of their own, and nothing is summed', async () => {
  const hours = await query({
    range: 'custom',
    from: '2026-03-01',
    to: '2026-03-01',
    interval: 'hour',
    metrics: 'visits',
  })
  expect(hours.series).toHaveLength(24)
  const { visits } = truthIn(FROM, FROM + 24 * HOUR)
  expect(hours.series?.reduce((sum, bucket) => sum + (bucket.visits ?? 0), 0)).toBeGreaterThanOrEqual(visits)
  const months = await query({ range: 'custom', from: '2026-02-01', to: '2026-03-08', interval: 'month' })
  expect(months.series?.map(({ visitors }) => visitors)).toEqual([
    truthIn(Date.parse('2026-02-01T00:00+01:00'), FROM).visitors,
    truthIn(FROM, TO + 24 * HOUR).visitors,
  ])
  expect(months.totals.visitors).toBeLessThan((months.series?.[0]?.visitors ?? 0) + (months.series?.[1]?.visitors ?? 0))
  const weeks = await query({ range: 'custom', from: '2026-01-30', to: '2026-03-08', interval: 'week' })
  expect(weeks.series?.at(-1)?.visitors).toBe(truthIn(Date.parse('2026-03-02T00:00+01:00'), TO + 24 * HOUR).visitors)
})

test('days without rows are zero, and what is not there is none', async () => {
  const before = await query({
    range: 'custom',
    from: '2025-01-01',
    to: '2025-01-03',
    interval: 'day',
    metrics: 'visitors,visit_duration',
  })
  expect(before.totals).toEqual({ visitors: 0, visit_duration: null })
  expect(before.series?.map(({ visitors }) => visitors)).toEqual([0, 0, 0])
  const early = await query({ range: 'custom', from: '2014-01-01', to: '2014-01-03', dimension: 'page' })
  expect(early).toMatchObject({ totals: { visitors: 0 }, rows: [], total_rows: 0 })
})

test('a comparison that is cut at the present is cut by the hour', async () => {
  // At one in Berlin: the hour that has begun belongs to it.
  const { comparison } = await query({ range: 'today', compare: 'previous', metrics: 'pageviews' })
  const yesterday = Date.parse('2026-03-09T00:00+01:00')
  expect(comparison?.totals).toEqual({ pageviews: truthIn(yesterday, yesterday + 13 * HOUR).pageviews })
})

test.each([
  ['is', 'country', ['DE'], (visit: TrueVisit) => visit.country === 'DE'],
  ['is_not', 'country', ['DE', 'US'], (visit: TrueVisit) => !['DE', 'US'].includes(visit.country)],
  ['is', 'os', ['macOS'], (visit: TrueVisit) => visit.os === 'Macintosh'],
  ['contains', 'browser', ['FIRE', 'saf'], (visit: TrueVisit) => ['Firefox', 'Safari'].includes(visit.browser)],
  ['contains_not', 'browser', ['fire'], (visit: TrueVisit) => visit.browser !== 'Firefox'],
  ['matches', 'city', ['b*'], (visit: TrueVisit) => visit.city.startsWith('B')],
  ['is', 'source', [''], (visit: TrueVisit) => visit.source.source === '(direct)'],
  ['is', 'channel', ['search'], (visit: TrueVisit) => visit.source.channelGroup === 'Organic Search'],
  ['contains', 'channel', ['sea'], (visit: TrueVisit) => visit.source.channelGroup === 'Organic Search'],
  ['matches', 'channel', ['dir*'], (visit: TrueVisit) => visit.source.channelGroup === 'Direct'],
] as const)('the filter %s %s %j', async (operator, dimension, values, holds) => {
  const answer = await query({
    ...week,
    metrics: 'visitors,visits,pageviews',
    filters: [[operator, dimension, values]],
  })
  expect(answer.totals).toEqual(truthIn(FROM, TO, holds))
})

test('stars in a filter of pages stand for anything, other signs for themselves', async () => {
  const views = async (pattern: string) =>
    (await query({ ...week, metrics: 'pageviews', filters: [['matches', 'page', [pattern]]] })).totals.pageviews
  const all = truthIn(FROM, TO).pageviews
  expect(await views('*')).toBe(all)
  expect(await views('/bl*/first-steps')).toBeGreaterThan(0)
  expect(await views('/.*')).toBe(0)
})

const lists: [FixedDimension, Metric[]][] = [
  ['page', ['visitors', 'pageviews']],
  ['entry_page', ['visits', 'bounce_rate', 'visit_duration']],
  ['referrer', ['visitors']],
  ['event', ['visitors']],
  ['channel', ['visits', 'views_per_visit']],
  ['device', ['visitors', 'percentage']],
]
test.each(lists)('rows of %s', async (dimension, metrics) => {
  const answer = await query({ ...week, dimension, metrics: metrics.join(','), limit: '3' })
  expect(answer.rows.length).toBeGreaterThan(0)
  expect(answer.rows.length).toBeLessThanOrEqual(3)
  const visitors = answer.rows.map((row) => row.visitors)
  expect(visitors).toEqual(visitors.toSorted((one, other) => other - one))
  expect(answer.rows.map(({ value }) => value).join(' ')).not.toMatch(/not set|harbor-lane|page_view|session_start/)
})

test('rows are searched, sorted and paged', async () => {
  const pages = (fields: object) => query({ ...week, dimension: 'page', ...fields })
  const byName = await pages({ sort: 'value', limit: '2' })
  expect(byName.rows.map(({ value }) => value)).toEqual(['/', '/about'])
  expect(byName.total_rows).toBe(6)
  expect((await pages({ sort: 'value', limit: '2', offset: '4' })).rows.map(({ value }) => value)).toEqual([
    '/docs',
    '/prices',
  ])
  expect((await pages({ search: 'STEPS' })).rows.map(({ value }) => value)).toEqual(['/blog/first-steps'])
  const withComparison = await pages({ compare: 'previous', limit: '1' })
  expect(withComparison.rows[0]?.comparison?.figures.visitors).toBeGreaterThan(0)
})

test('the last half hour has visitors and views, and says what it does not know', async () => {
  const answer = await dashboard({ range: 'realtime', panels: ['country', 'page'] })
  expect(answer.totals.pageviews).toBe(truthIn(NOON - 30 * 60_000 + 1, NOON + 1).pageviews)
  expect(answer.source.notices).toContainEqual({ kind: 'realtime', dimension: 'page' })
  expect(answer.source.notices).toContainEqual({ kind: 'realtime' })
  // Neither the property's days nor their processing matter now.
  expect(answer.source.notices?.map(({ kind }) => kind)).not.toContain('freshness')
  expect(answer.breakdowns.map(({ dimension, is_lacking }) => [dimension, is_lacking])).toEqual([
    ['country', undefined],
    ['page', true],
  ])
  const unknown = { visits: null, views_per_visit: null, bounce_rate: null, visit_duration: null }
  expect([answer.totals, ...answer.series]).toEqual(
    answer.series.concat(answer.series[0] ?? []).map(() => expect.objectContaining(unknown)),
  )
  // Nobody knows how it was half an hour ago, so nothing has changed.
  expect((await dashboard({ range: 'realtime', compare: 'previous' })).comparison).toBeUndefined()
  const byMinutes = await query({
    range: 'realtime',
    interval: 'minute',
    compare: 'previous',
    metrics: 'visitors,visits',
  })
  expect(byMinutes.series).toHaveLength(30)
  expect(byMinutes.totals.visits).toBeNull()
  const source = await openSource()
  expect(await source.readCurrentVisitors(1, NOON)).toBe(truthIn(NOON - 5 * 60_000 + 1, NOON + 1).visitors)
  expect(await source.readLastMinutes?.(1, NOON)).toHaveLength(30)
  await expect(query({ range: 'realtime', filters: [['is', 'page', ['/']]] })).rejects.toMatchObject({
    key: 'figure_unavailable',
  })
})

test('filters apply to the last half hour', async () => {
  const [from, to] = [NOON - 30 * 60_000 + 1, NOON + 1]
  const { visits } = property
  onTestFinished(() => void Object.assign(property, { visits }))
  property.visits = generateVisits({ seed: 2, from: NOON - 2 * HOUR, to: NOON, visitsPerDay: 2000 })
  const { breakdowns } = await dashboard({ range: 'realtime', panels: ['country'] })
  const [first] = breakdowns[0]?.rows ?? []
  if (first === undefined) throw new Error('nobody was there')
  const filtered = await dashboard({
    range: 'realtime',
    panels: ['country'],
    filters: [['is', 'country', [first.value]]],
  })
  const { visitors, pageviews } = truthIn(from, to, ({ country }) => country === first.value)
  expect(visitors).toBeLessThan(truthIn(from, to).visitors)
  expect(filtered.totals).toMatchObject({ visitors, pageviews })
  expect(filtered.breakdowns[0]?.rows.map(({ value }) => value)).toEqual([first.value])
})

test('a property that another person can read is no answer for a site whose account is disconnected', async () => {
  const at = new Date(NOON)
  const other = await insertSite(db, {
    ownerId: 1,
    name: 'Other',
    domain: 'other.example',
    currencyType: 'EUR',
    timeZone: 'Europe/Berlin',
    weekStart: 'monday',
    now: at,
  })
  const row = await findGoogleProperty(db, 1)
  if (other === undefined || row === undefined) throw new Error('a site is missing')
  const { subject: _, created_at: __, updated_at: ___, ...attached } = row
  await setGoogleProperty(db, { ...attached, website_id: other.id }, at)
  await db.updateTable('google_property').set({ connection_id: null }).where('website_id', '=', 1).execute()
  onTestFinished(async () => {
    await setGoogleProperty(db, attached, at)
    await db.deleteFrom('website').where('id', '=', other.id).execute()
  })
  const ask = async (id: number, client = clientOf(google, { now: () => now })) => {
    const open = createGoogleAnalyticsSources({ db, openClient: () => client, now: () => now })
    const source = await open({ id, domain: 'harbor-lane.example' })
    if (source === undefined) throw new Error('the site has no property')
    return readQuery(source, { ...site, id }, schemas.stats.query.input.parse(onWire(week)), at)
  }
  expect((await ask(other.id)).totals.visitors).toBeGreaterThan(0)
  const ended = async () => Promise.reject(new ApiError('not_found'))
  await expect(ask(1, clientOf(google, { now: () => now, tokens: { get: ended } }))).rejects.toMatchObject({
    key: 'google_disconnected',
  })
})

describe('a site in another time zone than its property', () => {
  const inPhoenix = { ...site, time_zone: 'America/Phoenix' }
  /** Eight in the morning in Berlin. */
  const MIDNIGHT = Date.parse('2026-03-10T00:00-07:00')
  const ask = async (fields: object, at = NOON) => {
    const input = schemas.stats.query.input.parse(onWire(fields))
    return schemas.stats.query.output.parse(await readQuery(await openSource(), inPhoenix, input, new Date(at)))
  }

  test('hours are those of its own clock, and add up to the whole', async () => {
    const {
      totals,
      series = [],
      comparison,
    } = await ask({ range: 'today', compare: 'previous', metrics: 'pageviews', interval: 'hour' })
    expect(totals).toEqual({ pageviews: truthIn(MIDNIGHT, NOON + 1).pageviews })
    expect(series.reduce((sum, { pageviews }) => sum + (pageviews ?? 0), 0)).toBe(totals.pageviews)
    expect(series[0]?.pageviews).toBe(truthIn(MIDNIGHT, MIDNIGHT + HOUR).pageviews)
    const yesterday = 24 * HOUR
    expect(comparison?.totals).toEqual({ pageviews: truthIn(MIDNIGHT - yesterday, NOON - yesterday).pageviews })
  })

  test('days are those of the property, and a comparison is cut at the hour of its clock', async () => {
    const day = { range: 'week', metrics: 'pageviews', interval: 'day', compare: 'previous' }
    const { totals, comparison } = await ask(day)
    const monday = Date.parse('2026-03-09T00:00+01:00')
    expect(totals).toEqual({ pageviews: truthIn(monday, NOON + 1).pageviews })
    const before = 2 * 24 * HOUR
    expect(comparison?.totals).toEqual({ pageviews: truthIn(monday - before, NOON - before).pageviews })
  })
})

test('figures that run are the same a moment later', async () => {
  now = NOON + HOUR / 2
  const source = await openSource()
  const ask = (at: number) =>
    readQuery(source, site, schemas.stats.query.input.parse(onWire({ range: 'today' })), new Date(at))
  const { totals } = await ask(now)
  google.analytics.requests.length = 0
  expect((await ask(now - 3)).totals).toEqual(totals)
  expect(google.analytics.requests).toEqual([])
})

test('the share of all visitors is a hundred in all, and of each day what the day has', async () => {
  const { totals, series } = await query({ ...week, metrics: 'visitors,percentage', interval: 'day' })
  expect(totals.percentage).toBe(100)
  for (const day of series ?? [])
    expect(day.percentage).toBeCloseTo((100 * (day.visitors ?? 0)) / (totals.visitors ?? 0), 10)
  expect((await query({ ...week, metrics: 'percentage', interval: 'day' })).series).toEqual(
    series?.map(({ visitors: _, ...day }) => day),
  )
})

test('a metric or filter that Google lacks is refused, and the answer names it', async () => {
  for (const fields of [{ metrics: 'scroll_depth' }, { dimension: 'exit_page' }, { interval: 'minute' }])
    await expect(query({ ...week, ...fields })).rejects.toMatchObject({ key: 'figure_unavailable' })
  expect(google.analytics.requests).toEqual([])
})

test('sampling, withheld rows, (other), (not set) and days that still change are said', async () => {
  Object.assign(property, { sample: 0.5, threshold: 3, cardinality: 2 })
  const { source } = await dashboard({ ...week, panels: ['page', 'region'] })
  expect(source.notices).toEqual(
    expect.arrayContaining([
      { kind: 'thresholding', dimension: 'page' },
      { kind: 'other_row', dimension: 'page' },
      { kind: 'not_set', dimension: 'region' },
      expect.objectContaining({ kind: 'sampling', share: expect.closeTo(50, 0) }),
    ]),
  )
  expect(source.notices?.map(({ kind }) => kind)).not.toContain('freshness')
  expect(source.notices).not.toContainEqual({ kind: 'not_set', dimension: 'page' })
  expect((await dashboard({ range: 'today' })).source.notices).toContainEqual({ kind: 'freshness' })
})

test('answers are kept: five minutes of today, a day of the past, also over a restart', async () => {
  const ask = async (range: string, later: number) => {
    now = NOON + later
    await query({ range })
    return google.analytics.requests.splice(0).length
  }
  expect(await ask('today', 0)).toBe(1)
  expect(await ask('today', 4 * 60_000)).toBe(0)
  expect(await ask('today', 6 * 60_000)).toBe(1)
  expect(await ask('yesterday', 0)).toBe(1)
  expect(await ask('yesterday', 11 * HOUR)).toBe(0)
  expect(await ask('7d', 0)).toBe(1)
  const source = await openSource()
  await source.readCurrentVisitors(1, NOON)
  await source.readCurrentVisitors(1, NOON)
  expect(google.analytics.requests.splice(0)).toHaveLength(1)
})

test('while Google is down, what was kept is answered with its age; without it, a sentence', async () => {
  const before = await query({ range: 'today' })
  now = NOON + HOUR
  google.analytics.faults.push('unavailable', 'unavailable')
  const stale = await query({ range: 'today' })
  expect(stale.totals).toEqual(before.totals)
  expect(stale.source.notices).toContainEqual({
    kind: 'stale',
    read_at: new Date(NOON).toISOString(),
    reason: 'unavailable',
  })
  google.analytics.faults.push('tokens')
  await expect(query({ range: 'yesterday' })).rejects.toMatchObject({
    key: 'google_quota',
    data: { until: new Date(NOON + 2 * HOUR).toISOString() },
  })
  google.analytics.faults.push('forbidden')
  await expect(query({ range: '7d' })).rejects.toMatchObject({ key: 'google_no_access' })
})

test('a property in another time zone says so', async () => {
  await db.updateTable('google_property').set({ time_zone: 'America/New_York' }).execute()
  const { source } = await query(week)
  await db.updateTable('google_property').set({ time_zone: 'Europe/Berlin' }).execute()
  expect(source.notices).toContainEqual({ kind: 'time_zone', time_zone: 'America/New_York' })
})

const detailsOf = async (input: ChangeInput) =>
  readChangeDetails(
    await openSource(),
    site,
    resolveChangeQuestion({ ...site, source: 'google_analytics' }, input, new Date(now)),
  )

test('a change is explained by what Google knows, in few requests', async () => {
  const { from, to } = week
  const details = await detailsOf({ metric: 'visits', range: 'custom', from, to, compare: 'previous' })
  const [truth, before] = [truthIn(FROM, TO), truthIn(FROM - 7 * 24 * HOUR, FROM)]
  expect(details).toMatchObject({ value: truth.visits, before: before.visits })
  const countries = details.dimensions.find(({ dimension }) => dimension === 'country')
  expect(countries).toMatchObject({ method: 'sum' })
  for (const { value, now: visits, before: earlier, contribution } of countries?.rows ?? []) {
    const ofCountry = (start: number, end: number) => truthIn(start, end, ({ country }) => country === value).visits
    expect([value, visits, earlier]).toEqual([value, ofCountry(FROM, TO), ofCountry(FROM - 7 * 24 * HOUR, FROM)])
    expect(contribution).toBe((visits ?? 0) - (earlier ?? 0))
  }
  const sum = (countries?.rows ?? []).reduce((all, { contribution }) => all + (contribution ?? 0), countries?.rest ?? 0)
  expect(sum).toBe(truth.visits - before.visits)
  // Ten dimensions in two ranges are twenty reports, five in a request; and one for the totals.
  expect(google.analytics.requests.length).toBeLessThanOrEqual(5)
})

test.each<[ChangeInput, object]>([
  [{ metric: 'visits', range: '7d', filters: [['is', 'goal', ['Bought']]] }, { filters: 'figure_unavailable' }],
  [{ metric: 'visits', range: '7d', filters: [['is', 'exit_page', ['/']]] }, { filters: 'figure_unavailable' }],
])('what Google does not have is said: %j', async (input, fields) => {
  await expect(detailsOf(input)).rejects.toMatchObject({ key: 'figure_unavailable', data: { fields } })
  expect(google.analytics.requests).toEqual([])
})
