import { expect, test } from 'vitest'
import { addExplanation, addOwnSummary } from '../../src/ai-tasks/ai-tasks.ts'
import { createSiteTasks } from '../../src/ai-tasks/site-tasks.ts'
import { changeSite } from '../../src/sites/change-site.ts'
import type { StatsSources } from '../../src/stats/source.ts'
import type { AiTask } from '../../src/store/relational/ai-tasks.ts'
import { now, prepareConnectedSite } from './connected-site.ts'

const { db, site, current, openSource } = prepareConnectedSite()

const NOTE = 'Google counts the days of this property in the time zone Europe/Berlin.'
const limits = { limit: async () => 100, now: now() }

/** Answers as if there were no model, and notes which source was wanted. */
async function write(task: AiTask): Promise<{ result: string; wanted: unknown; facts: string | undefined }> {
  let wanted: unknown
  let facts: string | undefined
  const open: StatsSources['openFor'] = async (_site, _caller, source) => {
    wanted = source
    return openSource()
  }
  const tasks = createSiteTasks({ db: db(), statsSources: { openFor: open, openForSite: open }, now })
  const end = await tasks.write(
    { ...task, claimed_at: now().toISOString() },
    {
      ask: undefined,
      signal: AbortSignal.timeout(30_000),
      keepFacts: async (kept) => {
        facts = kept
      },
    },
  )
  expect(end).toMatchObject({ task_status: 'succeeded' })
  return { result: end.result ?? '', wanted, facts }
}

const ask = async () =>
  addExplanation(
    db(),
    await current(),
    { id: site().owner_id },
    { metric: 'visits', range: '7d', locale: 'en-US' },
    limits,
  )

test('a summary of Google’s figures says below what Google left out', async () => {
  await changeSite(db(), await current(), { source: 'google_analytics' }, now())
  const owner = { id: site().owner_id }
  const task = await addOwnSummary(db(), await current(), owner, { period: 'week', locale: 'en-US' }, limits)
  expect((await write(task)).result).toContain(NOTE)
})

test('an explanation is of the figures that are shown: another source is another question', async () => {
  const builtIn = await ask()
  expect((await ask()).id).toBe(builtIn.id)
  await changeSite(db(), await current(), { source: 'google_analytics' }, now())
  const google = await ask()
  expect(google.id).not.toBe(builtIn.id)
  const { result, wanted, facts } = await write(google)
  expect(wanted).toBe('google_analytics')
  expect(result).toContain(NOTE)
  expect(JSON.parse(facts ?? '')).toMatchObject({ metric: 'visits', dimensions: expect.any(Array) })
})
