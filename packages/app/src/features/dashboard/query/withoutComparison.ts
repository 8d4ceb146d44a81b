import type { StatsQuery } from '../api.ts'

/** A query for the same days and filters that compares with nothing. */
export function withoutComparison(statsQuery: StatsQuery): StatsQuery {
  const { compare: _, compare_from: __, compare_to: ___, ...same } = statsQuery
  return same
}
