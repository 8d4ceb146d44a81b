import type { QueryParameters } from './sql/query-parameters.ts'
import type { Tables } from './breakdown.ts'
import { conditionsOf } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import type { PropertyRows, PropertySelection } from '../source.ts'

interface Row {
  key: string
  visitors: string
  events: string
  total_rows: string
}

/** The names of properties that events had, most visitors first. */
export async function readProperties(
  { ask, goals }: Tables,
  statsQuery: StatsQuery,
  { limit, offset, ...selection }: PropertySelection,
): Promise<PropertyRows> {
  const { parameters, events, action } = conditionsOf(statsQuery, goals)
  const sql = `
    SELECT key, visitors, events, count() OVER () AS total_rows
    FROM (
      SELECT arrayJoin(mapKeys(mapFilter((_, value) -> value != '', props))) AS key, uniqExact(visitor_id) AS visitors, count() AS events
      FROM events
      WHERE ${events} AND ${action} AND name != 'engagement'
      GROUP BY key
    )
    WHERE position(lowerUTF8(key), lowerUTF8({search: String})) > 0
    ORDER BY visitors DESC, events DESC, key
    LIMIT {limit: UInt32} OFFSET {offset: UInt32}`
  const read = (page: QueryParameters) => ask<Row>(sql, { ...parameters, ...selection, ...page })
  const rows = await read({ limit, offset })
  // A page past the end has no row with the total, so it is read from the first page.
  const [first] = rows.length === 0 && offset > 0 ? await read({ limit: 1, offset: 0 }) : rows
  return {
    rows: rows.map(({ key, visitors, events: count }) => ({ key, visitors: Number(visitors), events: Number(count) })),
    total_rows: Number(first?.total_rows ?? 0),
  }
}
