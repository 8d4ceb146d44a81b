import { deedCondition, type NamedDeed } from './deeds.ts'
import type { Parameters } from './filters.ts'
import type { Tables } from './rows.ts'
import { conditionsOf, type Scope } from './scope.ts'

interface Row {
  level: number
  visitors: string
}

/**
 * How many visitors got as far as each step and no further, from none at all to the last one: of each visitor the visit
 * that got furthest. One scan. An event takes one step at most, which `windowFunnel` would not see to.
 */
export async function readFunnel({ ask, goals }: Tables, scope: Scope, steps: readonly NamedDeed[]): Promise<number[]> {
  const { parameters: own, ofVisits } = conditionsOf(scope, goals)
  const parameters: Parameters = { ...own }
  // Bit by bit, which of the steps an event can be.
  const bits = steps.map((step, index) => `(${deedCondition(step, `step_${index}`, parameters)}) * ${2 ** index}`)
  const rows = await ask<Row>(
    `SELECT level, count() AS visitors
    FROM (
      SELECT visitor_id, max(taken) AS level
      FROM (
        SELECT
          visitor_id,
          arraySort(groupArrayIf((ts, id, toUInt16(${bits.join(' + ')}) AS possible), possible > 0)) AS deeds,
          arrayFold((step, deed) -> toUInt8(step + bitTest(deed.3, step)), deeds, toUInt8(0)) AS taken
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
