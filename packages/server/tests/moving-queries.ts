import type { ApiClient } from '@sightline/api-client'
import { dimensions, metrics } from '@sightline/api-client/contract'
import fc from 'fast-check'
import { FIRST_DAY, LAST_DAY } from './moving-events.ts'

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
const queries = fc.sample(query, { numRuns: 400, seed: SEED })

/** The answers of a site to 50 queries that can be answered, the same ones each time. */
export async function fiftyAnswers(client: ApiClient, site_id: string): Promise<{ query: Query; answer: unknown }[]> {
  const answers: { query: Query; answer: unknown }[] = []
  for (const asked of queries) {
    if (impossible.has(asked)) continue
    const result = await client.stats.query({ site_id, ...asked })
    if (result.code === 400) {
      impossible.add(asked)
      continue
    }
    if (result.code !== 200) throw new Error(result.message)
    answers.push({ query: asked, answer: result.data })
    if (answers.length === 50) return answers
  }
  throw new Error(`only ${answers.length} of the queries can be answered`)
}
