import type { ApiClient, CallOutput } from '@sightline/api-client'
import { dimensions, metrics } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { FIRST_DAY, LAST_DAY } from './events.ts'
import { sized } from '../support/test-size.ts'

type Answer = CallOutput<'stats', 'query'>
type Query = Omit<Parameters<ApiClient['stats']['query']>[0], 'site_id'>

const filter = fc.constantFrom<NonNullable<Query['filters']>[number]>(
  ['is', 'country', ['DE', 'IN']],
  ['is_not', 'browser', ['Firefox']],
  ['contains', 'page', ['blog']],
  ['matches', 'page', ['/*']],
  ['is', 'event', ['Order']],
  ['is', 'prop:plan', ['三']],
  ['is', 'source', ['Google']],
)

const query: fc.Arbitrary<Query> = fc
  .record({
    days: fc.constantFrom([FIRST_DAY, LAST_DAY], ['2026-01-10', '2026-02-03'], ['2026-02-14', '2026-02-14']),
    metrics: fc.subarray([...metrics], { minLength: 1 }),
    dimension: fc.option(fc.constantFrom(...dimensions, 'prop:plan' as const), { nil: undefined }),
    interval: fc.option(fc.constantFrom('day' as const, 'week' as const, 'month' as const), { nil: undefined }),
    filters: fc.array(filter, { maxLength: 2 }),
  })
  .map(({ days: [from = '', to = ''], dimension, interval, ...rest }) => ({
    range: 'custom',
    from,
    to,
    ...rest,
    ...(dimension === undefined ? {} : { dimension, limit: 100 }),
    ...(interval === undefined ? {} : { interval }),
  }))

const SEED = 20_260_105

/** Those that cannot be answered are the same on each site, and an address may only ask so often. */
const impossible = new Set<Query>()
const QUERIES_AT_ONCE = 5
const QUERIES = sized(20, 50)
const queries = fc.sample(query, { numRuns: 400, seed: SEED })

/** An answer without what it was read from: sums of days are made behind the queries. */
const withoutTables = ({ source: { read_from: _, ...source }, ...answer }: Answer) => ({ ...answer, source })

/** The answers of a site to queries that can be answered, the same ones each time. */
export async function manyAnswers(client: ApiClient, site_id: string): Promise<{ query: Query; answer: unknown }[]> {
  const answers: { query: Query; answer: unknown }[] = []
  const possible = queries.filter((one) => !impossible.has(one))
  for (let from = 0; from < possible.length; from += QUERIES_AT_ONCE) {
    const batch = possible.slice(from, from + QUERIES_AT_ONCE)
    const results = await Promise.all(batch.map((one) => client.stats.query({ site_id, ...one })))
    for (const [index, one] of batch.entries()) {
      const result = results[index]
      if (result?.code === 400) impossible.add(one)
      else if (result?.code === 200) answers.push({ query: one, answer: withoutTables(result.data) })
      else throw new Error(result?.message)
    }
    if (answers.length >= QUERIES) return answers.slice(0, QUERIES)
  }
  throw new Error(`only ${answers.length} of the queries can be answered`)
}
