import { expect } from 'vitest'
import type { ClickHouse } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'

/**
 * A second, slow reading of `docs/metrics.md` that shares nothing with the product: every event of a site is read, and
 * what its visits have to be is written down from the definitions alone.
 */
interface StoredEvent {
  visitor_id: string
  session_id: string
  at: string
  name: string
  pathname: string
  interactive: boolean
  source: string
}

interface ReadVisit {
  visitor: string
  first: number
  last: number
  views: number
  customEvents: number
  isBounce: boolean
  entry: string
  exit: string
  source: string
}

const HALF_AN_HOUR = 1_800_000

function visitsOf(events: readonly StoredEvent[]): { visits: ReadVisit[]; sessionIds: Set<string>[] } {
  const visits: ReadVisit[] = []
  const sessionIds: Set<string>[] = []
  for (const own of Map.groupBy(events, (event) => event.visitor_id).values()) {
    let silentSince = -Infinity
    let going: { events: StoredEvent[] } | undefined
    const runs: { events: StoredEvent[] }[] = []
    for (const event of own) {
      const at = Number(event.at)
      if (at - silentSince > HALF_AN_HOUR) going = undefined
      if (going === undefined && event.name !== 'engagement') {
        going = { events: [] }
        runs.push(going)
      }
      if (going === undefined) {
        expect(event.session_id, 'a ping outside any visit').toBe('0')
        continue
      }
      going.events.push(event)
      silentSince = at
    }
    for (const run of runs) {
      const counted = run.events.filter((event) => event.name !== 'engagement')
      const views = counted.filter((event) => event.name === 'pageview')
      const custom = counted.filter((event) => event.name !== 'pageview')
      visits.push({
        visitor: counted[0]?.visitor_id ?? '',
        first: Number(counted[0]?.at),
        last: Number(counted.at(-1)?.at),
        views: views.length,
        customEvents: custom.length,
        isBounce: views.length === 1 && !custom.some((event) => event.interactive),
        entry: views[0]?.pathname ?? '',
        exit: views.at(-1)?.pathname ?? '',
        source: counted[0]?.source ?? '',
      })
      sessionIds.push(new Set(run.events.map((event) => `${event.session_id} ${event.source}`)))
    }
  }
  return { visits, sessionIds }
}

/** Compares the visits that `sessions` states with those that follow from `events`. @returns how many there are */
export async function expectVisitsOfEvents(clickhouse: ClickHouse, siteId: number): Promise<number> {
  const events = await selectRows<StoredEvent>(
    clickhouse.client,
    `SELECT visitor_id, session_id, toString(toUnixTimestamp64Milli(ts)) AS at, name, pathname, interactive, source
     FROM events WHERE site_id = {site: UInt32} ORDER BY visitor_id, ts, toString(id)`,
    { site: siteId },
  )
  const stated = await selectRows<Record<string, unknown>>(
    clickhouse.client,
    `SELECT visitor_id AS visitor, toUnixTimestamp64Milli(start) AS first, toUnixTimestamp64Milli(end) AS last,
       pageviews AS views, sessions.events AS customEvents, is_bounce AS isBounce, entry_page AS entry, exit_page AS exit,
       source, session_id, sum(sign) AS times
     FROM sessions WHERE site_id = {site: UInt32} GROUP BY ALL HAVING times != 0`,
    { site: siteId },
  )
  const { visits, sessionIds } = visitsOf(events)
  expect(sessionIds.filter((ids) => ids.size !== 1)).toEqual([])
  expect(stated.filter((row) => row['times'] !== '1')).toEqual([])
  const order = (one: ReadVisit, other: ReadVisit) =>
    one.visitor < other.visitor ? -1 : one.visitor > other.visitor ? 1 : one.first - other.first
  const read = stated.map(
    ({ times: _, session_id: __, first, last, ...row }) =>
      ({ ...row, first: Number(first), last: Number(last) }) as ReadVisit,
  )
  expect(read.toSorted(order)).toEqual(visits.toSorted(order))
  expect(new Set(sessionIds.flatMap((ids) => [...ids]))).toEqual(
    new Set(stated.map((row) => `${String(row['session_id'])} ${String(row['source'])}`)),
  )
  return visits.length
}
