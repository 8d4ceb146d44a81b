import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import { columnOf, hasProperty } from './sql/columns.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import { eventRows, eventSums, eventTable } from './sql/fragments.ts'
import type { Tables } from './breakdown.ts'
import { conditionsOf } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'
import { kindOf } from '../query/dimensions.ts'

interface Row {
  value: string
  bucket: string
  visitors: string
}

/**
 * Reads the visitors of each value in each bucket, for all values in one query.
 * @param starts The starts of the buckets, in milliseconds since 1970.
 */
export async function readTrends(
  { ask, goals }: Tables,
  query: StatsQuery,
  dimension: Dimension,
  values: readonly string[],
  starts: readonly number[],
): Promise<Map<string, number[]>> {
  const trends = new Map(values.map((value) => [value, starts.map(() => 0)]))
  if (values.length === 0) return trends
  const conditions = conditionsOf(query, goals)
  const parameters: QueryParameters = { ...conditions.parameters, starts, values }
  const kind = kindOf(dimension)
  const column = columnOf(dimension, 'dimension_key', parameters)
  const rows = await ask<Row>(
    `SELECT toString(${column}) AS value, roundDown(toUnixTimestamp64Milli(ts), {starts: Array(Int64)}) AS bucket,
       ${eventSums(conditions, kind).visitors} AS visitors
     FROM ${eventTable(kind, conditions, goals, parameters)}
     WHERE ${eventRows(conditions, kind, new Set(['visitors']))}
       ${isPropertyDimension(dimension) ? `AND ${hasProperty('dimension_key')}` : ''}
       AND toString(${column}) IN {values: Array(String)}
     GROUP BY value, bucket`,
    parameters,
  )
  const indexOf = new Map(starts.map((start, index) => [String(start), index]))
  for (const { value, bucket, visitors } of rows) {
    const index = indexOf.get(bucket)
    if (index !== undefined) trends.get(value)?.splice(index, 1, Number(visitors))
  }
  return trends
}
