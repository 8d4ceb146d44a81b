import { matcherOf } from './sql/goal-condition.ts'
import type { NamedGoalCondition } from '../source.ts'
import type { QueryParameters } from './sql/query-parameters.ts'
import type { Tables } from './breakdown.ts'
import { conditionsOf } from './sql/where.ts'
import type { StatsQuery } from '../query/stats-query.ts'

interface Row {
  level: number
  visitors: string
}

/**
 * The number of visitors who got as far as each step and no further, from none at all to the last one; for each
 * visitor, the visit that got furthest counts. One scan. An event counts for one step at most, which `windowFunnel`
 * would not ensure.
 */
export async function readFunnelLevels(
  { ask, goals }: Tables,
  query: StatsQuery,
  steps: readonly NamedGoalCondition[],
): Promise<number[]> {
  const { parameters: own, ofVisits } = conditionsOf(query, goals)
  const parameters: QueryParameters = { ...own }
  // A bit mask of the steps that an event can be.
  const bits = steps.map((step, index) => `(${matcherOf(step, `step_${index}`, parameters)}) * ${2 ** index}`)
  const rows = await ask<Row>(
    `SELECT level, count() AS visitors
    FROM (
      SELECT visitor_id, max(taken) AS level
      FROM (
        SELECT
          visitor_id,
          arraySort(groupArrayIf((ts, id, toUInt16(${bits.join(' + ')}) AS possible), possible > 0)) AS actions,
          arrayFold((step, action) -> toUInt8(step + bitTest(action.3, step)), actions, toUInt8(0)) AS taken
        FROM events
        WHERE ${ofVisits} AND name != 'engagement'
        GROUP BY visitor_id, session_id
      )
      GROUP BY visitor_id
    )
    GROUP BY level`,
    parameters,
  )
  const visitorsOf = new Map(rows.map(({ level, visitors }) => [level, Number(visitors)]))
  return Array.from({ length: steps.length + 1 }, (_, level) => visitorsOf.get(level) ?? 0)
}
