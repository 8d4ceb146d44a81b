import { isPropertyDimension, type Dimension } from '@sightline/api-client/contract'
import { kindOf, type DimensionKind } from '../query/dimensions.ts'
import { groupingOf } from './sql/grouping.ts'
import type { Sum } from './sql/formulas.ts'
import { hasProperty } from './sql/columns.ts'
import { columnsOf, eventRows, eventSums, visitFlags, visitSums } from './sql/fragments.ts'
import type { Conditions } from './sql/where.ts'
import { decideTable } from './table-decider.ts'

/** A dimension whose values are counted, with the expression that reads it. */
export interface CountedDimension {
  /** Tells its rows from those of others; never a text that a person wrote. */
  id: string
  dimension: Dimension
  column: string
}

/** Whether a part has all rows of its dimensions, or only adds sums to those of the base. */
export type Role = 'base' | 'beside'

/** Whether visits are counted in the table of visits: unless a filter matches single events. */
export const isReadFromVisits = (kind: DimensionKind, { hasEventFilters }: Conditions): boolean =>
  decideTable('visitors', kind) === 'visits' && !(kind === 'visit' && hasEventFilters)

/**
 * The query for the values from events; undefined where none of them is wanted.
 * @param dimensions That are counted alike: their kinds choose the same rows and have the same sums.
 */
export function eventsPart(
  conditions: Conditions,
  dimensions: readonly [CountedDimension & { table: string }, ...CountedDimension[]],
  wanted: ReadonlySet<Sum>,
  role: Role,
): string | undefined {
  const [{ dimension, table }] = dimensions
  const kind = kindOf(dimension)
  const own: readonly Sum[] = ['pageviews', 'events', 'converted', 'reachable', 'engaged_ms', 'revenue_sum']
  const all: Record<string, string> = { ...eventSums(conditions, kind) }
  // The visitors of an event are measured against all visitors.
  if (kind === 'event' || kind === 'goal' || kind === 'property')
    all['reachable'] = 'toUInt64({reachable_of_all: UInt64})'
  const sums = new Set([...wanted].filter((sum) => own.includes(sum)))
  if (role === 'beside' && sums.size === 0) return undefined
  if (role === 'base') sums.add('visitors')
  if (role === 'base' && wanted.has('visits')) sums.add('visits')
  const grouping = groupingOf(
    dimensions.map((one) => ({
      id: one.id,
      // The pageviews of an exit page are those of the page itself.
      column: kindOf(one.dimension) === 'exit_page' ? 'pathname' : one.column,
    })),
  )
  return `
    SELECT ${grouping.dimension} AS dimension, ${grouping.value} AS value,
      ${columnsOf(all, role === 'base' ? new Set([...sums, 'row_count']) : sums).join(', ')}
    FROM ${table}
    WHERE ${eventRows(conditions, kind, sums)}
      ${isPropertyDimension(dimension) ? `AND ${hasProperty('dimension_key')}` : ''}
    GROUP BY ${grouping.groupBy}
    ${role === 'base' ? 'HAVING visitors > 0' : ''}`
}

/**
 * The query for the values from visits; undefined where none of them is wanted.
 * @param dimensions Of visits, entry pages and exit pages, or of views alone
 */
export function visitsPart(
  conditions: Conditions,
  dimensions: readonly CountedDimension[],
  wanted: ReadonlySet<Sum>,
  role: Role,
): string | undefined {
  const own: readonly Sum[] = ['views', 'duration_ms', 'bounces', 'entrants']
  if (role === 'beside' && !own.some((sum) => wanted.has(sum))) return undefined
  const sums = new Set<string>(own.filter((sum) => wanted.has(sum)))
  if (role === 'base') for (const name of ['visitors', 'visits', 'row_count']) sums.add(name)
  const grouping = groupingOf(
    dimensions.map(({ id, dimension, column }) => ({
      id,
      column: kindOf(dimension) === 'page' ? 'entry_page' : column,
    })),
  )
  // A visit of custom events only has an entry page but viewed none.
  const hidden = dimensions.filter(({ dimension }) => ['entry_page', 'exit_page'].includes(kindOf(dimension)))
  const having = [
    ...(role === 'base' ? ['visits > 0'] : []),
    ...hidden.map(({ id }) => `NOT (dimension = '${id}' AND value = '')`),
  ]
  return `
    WITH ${visitFlags(conditions)}
    SELECT ${grouping.dimension} AS dimension, ${grouping.value} AS value, ${columnsOf(visitSums(), sums).join(', ')}
    FROM sessions FINAL
    WHERE ${conditions.visits}
    GROUP BY ${grouping.groupBy}
    ${having.length > 0 ? `HAVING ${having.join(' AND ')}` : ''}`
}
