import { expect, test } from 'vitest'
import { statsLimits } from '@sightline/api-client/contract'
import { readRows } from './read-rows.ts'
import type { ResolvedStatsQuery, StatsQuery } from './query/stats-query.ts'
import type { Selection, StatsSource, Totals } from './source.ts'

const queryOf = (name: string) => ({ filters: [], name }) as unknown as StatsQuery
const totals: Totals = { visitors: 1, reachable: 1, metricValues: {}, buckets: [] }

/** A source whose values of a period have these visitors. */
function sourceOf(periods: Readonly<Record<string, ReadonlyMap<string, number>>>) {
  const readBreakdown = async (
    query: StatsQuery,
    _dimension: unknown,
    _metrics: unknown,
    _totals: unknown,
    of: Selection,
  ) => {
    const all = [...(periods[(query as unknown as { name: string }).name] ?? [])]
      .filter(([value]) => of.values === undefined || of.values.includes(value))
      .toSorted(([, one], [, other]) => other - one)
    const rows = all.slice(of.offset, of.offset + of.limit).map(([value, visitors]) => ({
      value,
      visitors,
      percentage: 0,
      count: visitors,
      metricValues: { visitors },
    }))
    return { rows, total_rows: all.length }
  }
  return { readBreakdown } as unknown as StatsSource
}

test('a value that is beyond the compared rows of one period has its visitors there all the same', async () => {
  // Each page has two visitors in both periods, but the last: it rose from one to three, and was the last one before.
  const pages = Array.from({ length: statsLimits.comparedRows }, (_, index) => [`/${index}`, 2] as const)
  const source = sourceOf({ now: new Map([...pages, ['/last', 3]]), before: new Map([...pages, ['/last', 1]]) })
  const resolved = { query: queryOf('now'), comparison: { query: queryOf('before') } } as unknown as ResolvedStatsQuery
  const request = { dimension: 'page', metrics: ['visitors'], columns: [], totals, before: totals } as const
  const selection = { limit: 2, offset: 0, search: '', isMissingFound: false }
  const { rows, total_rows } = await readRows(source, resolved, request, {
    ...selection,
    sort: { by: 'change', order: 'descend' },
  })
  expect(total_rows).toBe(statsLimits.comparedRows + 1)
  expect(rows.map(({ value, comparison }) => [value, comparison?.figures.visitors])).toEqual([
    ['/last', 1],
    [expect.any(String), 2],
  ])
})
