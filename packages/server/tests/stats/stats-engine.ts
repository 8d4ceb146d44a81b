import { schemas } from '@sightline/api-client/contract'
import { rowsOf } from '../../src/collector/visits/batch-rows.ts'
import { NO_ATTRIBUTES, type AcceptedEvent } from '../../src/collector/accepted-event.ts'
import type { VisitAttributes } from '../../src/store/clickhouse/rows.ts'
import { openVisitsInMemory } from '../../src/collector/visits/open-visits.ts'
import { createClickHouseSource } from '../../src/stats/clickhouse/clickhouse-source.ts'
import { keepSite } from '../../src/stats/clickhouse/daily-sums/keep-site.ts'
import { createSumFinder } from '../../src/stats/clickhouse/daily-sums/usable-builds.ts'
import { readFirstEvent } from '../../src/stats/clickhouse/realtime.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import type { NamedGoalCondition } from '../../src/stats/source.ts'
import { readFunnel } from '../../src/stats/funnel.ts'
import { readPropertyNames } from '../../src/stats/property-names.ts'
import { readQuery } from '../../src/stats/read-query.ts'
import type { StatsSite } from '../../src/stats/query/stats-query.ts'
import { readConfig } from '../../src/config.ts'
import { openClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { askWith, type QueryOptions } from '../../src/store/clickhouse/select.ts'
import { engineOf } from '../support/test-engine.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

/** What happens on a page. */
export interface TestEvent {
  visitor: number
  /** Milliseconds since 1970. */
  at: number
  /** @default 'pageview' */
  name?: string
  /** @default '/' */
  page?: string
  title?: string
  interactive?: boolean
  props?: Record<string, string>
  engagement_ms?: number
  scroll_depth?: number | null
  revenue?: string | null
  currency?: string
  attributes?: Partial<VisitAttributes>
}

export type EngineSite = StatsSite & { goals: readonly NamedGoalCondition[] }

type Fields = Readonly<Record<string, unknown>>

/** Every range that a test asks for is over by then. */
const LATER = '2030-01-01T00:00:00Z'

export type StatsEngine = Awaited<ReturnType<typeof openStatsEngine>>

/** The event tables on the real engine, filled by the collector's own rows and read by the statistics' own functions. */
export async function openStatsEngine() {
  const folder = await temporaryFolder()
  const { clickhouseUrl: url, shards } = readConfig({ ...engineOf(folder) })
  const clickhouse = await openClickHouse({ url, shards, folder, log: console })
  const { client } = clickhouse
  let sites = 0
  let ids = 0

  /** As they come over the wire: every field a text. */
  const toWire = (fields: Fields) =>
    Object.fromEntries(
      Object.entries({ site_id: '1', ...fields })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    )

  const insert = async (table: string, values: readonly object[]) => {
    if (values.length > 0) await client.insert({ table, values, format: 'JSONEachRow' })
  }

  // Rows of one visitor lie on several shards, where no sums are made.
  const finder = shards === undefined ? createSumFinder() : undefined
  const sourceOf = (site: EngineSite, options: QueryOptions = {}) =>
    createClickHouseSource(askWith(client, options), site.goals, finder)

  return {
    client,
    newSite(change: Partial<EngineSite> = {}): EngineSite {
      sites += 1
      return { id: sites, time_zone: 'Etc/UTC', week_start: 'monday', currency_type: 'EUR', goals: [], ...change }
    },
    /** In batches so small that a visit has several statements, of which earlier ones are taken back. */
    async insert(site: StatsSite, happenings: readonly TestEvent[], batchSize = 7): Promise<void> {
      const events = happenings.toSorted((a, b) => a.at - b.at).map((one) => acceptedOf(site.id, one, (ids += 1)))
      const openVisits = openVisitsInMemory()
      const rows = { events: [] as object[], earlier: [] as object[], later: [] as object[] }
      for (let from = 0; from < events.length; from += batchSize) {
        const batch = await rowsOf(events.slice(from, from + batchSize), openVisits)
        await openVisits.set(batch.visits)
        rows.events.push(...batch.events)
        rows[from * 2 < events.length ? 'earlier' : 'later'].push(...batch.sessions)
      }
      await insert('events', rows.events)
      // Statements that cancel each other within one insert would never lie in the table side by side.
      await insert('sessions', rows.earlier)
      await insert('sessions', rows.later)
    },
    /** Makes the daily sums of a site, as of an instant. */
    async keepSums(site: StatsSite, now: string | number): Promise<void> {
      const ask = askWith(client, {})
      const first = await readFirstEvent(ask, site.id)
      if (finder === undefined || first === undefined) return
      const parts = { client, ask, signal: new AbortController().signal }
      await keepSite(parts, site, { first, now: new Date(now).getTime() })
    },
    source: (site: EngineSite) => sourceOf(site),
    async query(site: EngineSite, fields: Fields, now: string | number = LATER, options: QueryOptions = {}) {
      const input = schemas.stats.query.input.parse(toWire(fields))
      return schemas.stats.query.output.parse(await readQuery(sourceOf(site, options), site, input, new Date(now)))
    },
    async dashboard(site: EngineSite, fields: Fields, now: string | number = LATER) {
      const input = schemas.stats.dashboard.input.parse(toWire(fields))
      return schemas.stats.dashboard.output.parse(await readDashboard(sourceOf(site), site, input, new Date(now)))
    },
    async funnel(site: EngineSite, steps: readonly NamedGoalCondition[], fields: Fields, now: string | number = LATER) {
      const { funnel_id: _, ...input } = schemas.stats.funnel.input.parse(toWire({ funnel_id: '1', ...fields }))
      return readFunnel(sourceOf(site), site, steps, input, new Date(now))
    },
    async properties(site: EngineSite, fields: Fields, now: string | number = LATER) {
      const input = schemas.stats.properties.input.parse(toWire(fields))
      return schemas.stats.properties.output.parse(await readPropertyNames(sourceOf(site), site, input, new Date(now)))
    },
    current: (site: EngineSite, now: string) => sourceOf(site).readCurrentVisitors(site.id, new Date(now).getTime()),
    async close(): Promise<void> {
      await clickhouse.close()
      await removeFolder(folder)
    },
  }
}

function acceptedOf(siteId: number, happening: TestEvent, id: number): AcceptedEvent {
  const { visitor, at, name = 'pageview', page = '/', attributes, ...own } = happening
  return {
    id: `00000000-0000-7000-8000-${String(id).padStart(12, '0')}`,
    site_id: siteId,
    ts: at,
    visitor_id: String(visitor),
    previous_visitor_id: null,
    name,
    pathname: page,
    title: own.title ?? '',
    interactive: own.interactive ?? true,
    props: own.props ?? {},
    engagement_ms: own.engagement_ms ?? 0,
    scroll_depth: own.scroll_depth ?? null,
    revenue: own.revenue ?? null,
    currency: own.currency ?? '',
    attributes: { ...NO_ATTRIBUTES, ...attributes },
  }
}
