import type { Output, Schemas } from '@sightline/api-client/contract'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { selectRows } from '../store/clickhouse/select.ts'
import { resolveRange } from './ranges.ts'

export type SiteOverview = Output<Schemas['stats']['overview']>['sites'][number]

const HOUR_MS = 60 * 60 * 1000
const HOURS = 24
const CURRENT_MS = 5 * 60 * 1000

/** A few figures of today for each of the sites: three queries, however many sites there are. */
export async function readOverview(
  client: ClickHouseClient,
  sites: readonly { id: number; time_zone: string }[],
  now: number,
): Promise<SiteOverview[]> {
  if (sites.length === 0) return []
  const ids = sites.map((site) => site.id)
  const midnights = sites.map((site) => resolveRange('today', site.time_zone, now).from)
  const firstHour = now - HOURS * HOUR_MS
  const [today, hours, newest] = await Promise.all([
    selectRows<{ site_id: number; visitors: string; current: string }>(client, TODAY, {
      ids,
      midnights,
      from: Math.min(...midnights),
      current: now - CURRENT_MS,
    }),
    selectRows<{ site_id: number; hour: string; visitors: string }>(client, LAST_HOURS, {
      ids,
      from: firstHour,
      to: now,
    }),
    selectRows<{ site_id: number; last: string }>(client, NEWEST, { ids }),
  ])
  const todayOf = new Map(today.map((row) => [row.site_id, row]))
  const lastOf = new Map(newest.map((row) => [row.site_id, Number(row.last)]))
  const hourly = new Map(ids.map((id) => [id, Array.from({ length: HOURS }, () => 0)]))
  for (const { site_id, hour, visitors } of hours) hourly.get(site_id)?.splice(Number(hour), 1, Number(visitors))

  return ids.map((id) => {
    const last = lastOf.get(id)
    return {
      site_id: String(id),
      visitors_today: Number(todayOf.get(id)?.visitors ?? 0),
      current_visitors: Number(todayOf.get(id)?.current ?? 0),
      hourly_visitors: hourly.get(id) ?? [],
      last_event_at: last === undefined ? null : new Date(last).toISOString(),
    }
  })
}

const TODAY = `
  SELECT
    site_id,
    uniqExactIf(visitor_id, ts >= fromUnixTimestamp64Milli(transform(site_id, {ids: Array(UInt32)}, {midnights: Array(Int64)}, toInt64(0)))) AS visitors,
    uniqExactIf(visitor_id, ts > fromUnixTimestamp64Milli({current: Int64})) AS current
  FROM events
  WHERE site_id IN {ids: Array(UInt32)} AND ts >= least(fromUnixTimestamp64Milli({from: Int64}), fromUnixTimestamp64Milli({current: Int64}))
  GROUP BY site_id`

/** Hours count back from now, so that the last one is a whole hour. */
const LAST_HOURS = `
  SELECT
    site_id,
    intDiv(toUnixTimestamp64Milli(ts) - {from: Int64}, 3600000) AS hour,
    uniqExact(visitor_id) AS visitors
  FROM events
  WHERE site_id IN {ids: Array(UInt32)}
    AND ts >= fromUnixTimestamp64Milli({from: Int64}) AND ts < fromUnixTimestamp64Milli({to: Int64})
  GROUP BY site_id, hour`

const NEWEST = `
  SELECT site_id, toUnixTimestamp64Milli(max(ts)) AS last
  FROM events WHERE site_id IN {ids: Array(UInt32)} GROUP BY site_id`
