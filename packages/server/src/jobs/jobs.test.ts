import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqliteFull } from '../../tests/support/full-disk.ts'
import { idleWork } from '../../tests/support/idle-work.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { claimNextJob, endJob, findJob, insertJob, keepClaim, saveProgress } from '../store/relational/jobs/jobs.ts'
import { insertLines } from '../store/relational/jobs/job-lines.ts'
import { insertJobFile } from '../store/relational/jobs/job-files.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { ApiError } from '../errors.ts'
import { startJobs, type Jobs } from './jobs.ts'
import type { CurrentJob, Step, Work } from './worker.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const log = { warn: vi.fn<(message: string) => void>(), error: vi.fn<(message: string) => void>() }

let folder: string
let db: Database
let ownerId: number
let jobs: Jobs | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-jobs-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW })
  ownerId = admin?.id ?? 0
})
afterEach(async () => {
  await jobs?.stop()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const nothing: Work = async function* none() {}

function start(work: Work, serverId = 'one'): Jobs {
  jobs = startJobs({ db, work: { ...idleWork, delete_site_data: work }, serverId, log })
  return jobs
}

const newJob = (input = {}) => ({ kind: 'delete_site_data' as const, ownerId, input, file: new Uint8Array([1, 2]) })

const newImport = () => ({ ...newJob(), kind: 'import_users' as const })

function startImport(work: Work): Jobs {
  jobs = startJobs({ db, work: { ...idleWork, import_users: work }, serverId: 'one', log })
  return jobs
}

const ended = (id: number) =>
  vi.waitFor(
    async () => {
      const job = await findJob(db, id)
      expect(job?.finished_at).toEqual(expect.any(String))
      return job
    },
    { timeout: 5000 },
  )

/** Counts to three, a line of the report for each. */
const counting: Work = async function* count({ id, done }: CurrentJob): AsyncGenerator<Step> {
  for (let next = done + 1; next <= 3; next += 1) {
    yield {
      done: next,
      total: 3,
      keep: (transaction) =>
        insertLines(transaction, id, [
          { line: next, outcome: 'created', subject: String(next), message: null, user_id: null },
        ]),
    }
  }
}

const linesOf = (id: number) =>
  db.selectFrom('job_line').select('line').where('job_id', '=', id).orderBy('line').execute()

test('a job is done step by step, and its file is dropped', async () => {
  const received: unknown[] = []
  const id = await start(async function* work(job) {
    received.push(job.input, [...(await job.readFile())])
    yield* counting(job)
  }).start(newJob({ site_ids: [7] }))
  expect(await ended(id)).toMatchObject({ status: 'succeeded', done: 3, total: 3, error: null, claimed_by: null })
  expect(received).toEqual([{ site_ids: [7] }, [1, 2]])
  expect(await linesOf(id)).toHaveLength(3)
  expect(await db.selectFrom('job').select('file').execute()).toEqual([{ file: null }])
})

test('jobs of one kind run one at a time, in order', async () => {
  const begun: number[] = []
  let atOnce = 0
  const service = start(async function* work({ id }) {
    begun.push(id)
    expect((atOnce += 1)).toBe(1)
    await sleep(10)
    atOnce -= 1
    yield { done: 1, total: 1 }
  })
  const ids = await Promise.all([1, 2, 3].map(() => service.start(newJob())))
  for (const id of ids) await ended(id)
  expect(begun).toEqual(ids.toSorted((a, b) => a - b))
})

test('a job that was under way goes on after its last step', async () => {
  const id = await insertJob(db, newJob(), NOW)
  await claimNextJob(db, { kind: 'delete_site_data', serverId: 'one' }, new Date())
  const first = counting({ id, done: 0 } as CurrentJob)[Symbol.asyncIterator]()
  const { value } = (await first.next()) as { value: Step }
  await saveProgress(db, id, 'one', 0, value, new Date(), value.keep)
  start(counting)
  expect(await ended(id)).toMatchObject({ status: 'succeeded', done: 3 })
  expect(await linesOf(id)).toEqual([{ line: 1 }, { line: 2 }, { line: 3 }])
})

test('a step is kept whole or not at all, and tried again', async () => {
  let attempts = 0
  const id = await start(async function* work(job) {
    for await (const step of counting(job)) {
      yield {
        ...step,
        async keep(transaction) {
          await step.keep?.(transaction)
          if (step.done === 2 && (attempts += 1) === 1) throw new Error('the disk is full')
        },
      }
    }
  }).start(newJob())
  expect(await ended(id)).toMatchObject({ status: 'succeeded', done: 3 })
  expect(await linesOf(id)).toHaveLength(3)
  expect(attempts).toBe(2)
})

test.each([new ApiError('disk_full'), sqliteFull()])('%s: it waits, says why, and goes on', async (error) => {
  let isFull = true
  const id = await start(async function* work(job) {
    for await (const step of counting(job)) {
      if (step.done === 2 && isFull) throw error
      yield step
    }
  }).start(newJob())
  const reason = async () => (await findJob(db, id))?.error
  await vi.waitFor(async () => expect(await reason()).toBe('waits_for_room'), 5000)
  expect(await findJob(db, id)).toMatchObject({ status: 'running', done: 1 })
  isFull = false
  expect(await ended(id)).toMatchObject({ status: 'succeeded', done: 3, error: null })
  expect(await linesOf(id)).toHaveLength(3)
})

test('one that waits for room can be stopped', async () => {
  const service = startImport(async function* work() {
    yield { done: 1, total: 2 }
    throw sqliteFull()
  })
  const id = await service.start(newImport())
  await vi.waitFor(async () => expect((await findJob(db, id))?.error).toBe('waits_for_room'), 5000)
  await service.cancel(id)
  expect(await findJob(db, id)).toMatchObject({ status: 'cancelled', error: null })
})

test('an ApiError ends it with its key', async () => {
  const id = await start(async function* work() {
    yield { done: 1, total: 2 }
    throw new ApiError('file_invalid')
  }).start(newJob())
  expect(await ended(id)).toMatchObject({ status: 'failed', error: 'file_invalid', done: 1 })
})

test('cancelling stops it after the step in hand, once', async () => {
  const service = startImport(async function* work({ signal }) {
    yield { done: 1, total: 3 }
    await sleep(60_000, undefined, { signal })
    yield { done: 2, total: 3 }
  })
  const id = await service.start(newImport())
  await vi.waitFor(async () => expect(await findJob(db, id)).toMatchObject({ done: 1 }))
  await service.cancel(id)
  expect(await findJob(db, id)).toMatchObject({ status: 'cancelled', done: 1 })
  await expect(service.cancel(id)).rejects.toThrow('job_ended')
  // The next one is not kept waiting.
  const next = await service.start(newImport())
  await vi.waitFor(async () => expect(await findJob(db, next)).toMatchObject({ done: 1 }))
})

test('a job that waits can be cancelled', async () => {
  const service = startImport(async function* work({ signal }) {
    yield { done: 1, total: 3 }
    await sleep(60_000, undefined, { signal })
  })
  await service.start(newImport())
  const waiting = await service.start(newImport())
  await service.cancel(waiting)
  expect(await findJob(db, waiting)).toMatchObject({ status: 'cancelled', done: 0, total: null })
})

test('a deletion cannot be cancelled: what was collected would stay for ever', async () => {
  const service = start(counting)
  const id = await service.start(newJob())
  await expect(service.cancel(id)).rejects.toThrow('job_not_cancellable')
  expect(await ended(id)).toMatchObject({ status: 'succeeded', done: 3 })
  await expect(service.cancel(id)).rejects.toThrow('job_ended')
  await expect(service.cancel(999)).rejects.toThrow('job_ended')
})

test('a deletion that has failed goes on with the next start; an import does not', async () => {
  const failure = { status: 'failed' as const, error: 'internal_error' }
  const [deletion, done, importing] = [
    await insertJob(db, newJob(), NOW),
    await insertJob(db, newJob(), NOW),
    await insertJob(db, newImport(), NOW),
  ]
  await db.updateTable('job').set({ done: 1, total: 3 }).where('id', '=', deletion).execute()
  for (const id of [deletion, importing]) await endJob(db, id, failure, NOW)
  await endJob(db, done, { status: 'succeeded', error: null }, NOW)
  const steps: number[] = []
  start(async function* work(job) {
    steps.push(job.done)
    yield* counting(job)
  })
  await vi.waitFor(async () => expect(await findJob(db, deletion)).toMatchObject({ status: 'succeeded', error: null }))
  expect(steps).toEqual([1])
  expect(await findJob(db, importing)).toMatchObject(failure)
})

test('stopping is quick and leaves the job for the next start', async () => {
  const service = start(async function* work({ signal }) {
    yield { done: 1, total: 3 }
    await sleep(60_000, undefined, { signal })
  })
  const id = await service.start(newJob())
  await vi.waitFor(async () => expect(await findJob(db, id)).toMatchObject({ done: 1 }))
  const before = performance.now()
  await service.stop()
  expect(performance.now() - before).toBeLessThan(500)
  expect(await findJob(db, id)).toMatchObject({ status: 'running', done: 1 })
})

test('two servers share the jobs, each is done by one', async () => {
  const doneBy: string[] = []
  const work = (name: string): Work =>
    async function* note(job) {
      doneBy.push(`${job.id} ${name}`)
      await sleep(5)
      yield* counting(job)
    }
  const others = ['one', 'two'].map((serverId) =>
    startJobs({ db, work: { ...idleWork, delete_site_data: work(serverId) }, serverId, log }),
  )
  const ids: number[] = []
  for (const service of [...others, ...others, ...others, ...others]) ids.push(await service.start(newJob()))
  for (const id of ids) await ended(id)
  await Promise.all(others.map((other) => other.stop()))
  expect(doneBy.map((entry) => Number(entry.split(' ')[0])).toSorted((a, b) => a - b)).toEqual(
    ids.toSorted((a, b) => a - b),
  )
  for (const id of ids) expect(await linesOf(id)).toHaveLength(3)
})

test('a claim is one server’s until it was not kept for a minute; then nothing of the first one holds', async () => {
  const id = await insertJob(db, newJob(), NOW)
  const claim = (serverId: string, now: Date) => claimNextJob(db, { kind: 'delete_site_data', serverId }, now)
  expect(await claim('one', NOW)).toMatchObject({ id, status: 'running' })
  expect(await claim('two', later(59_000))).toBeUndefined()
  expect(await keepClaim(db, id, 'one', later(50_000))).toBe(true)
  expect(await claim('two', later(100_000))).toBeUndefined()
  expect(await claim('two', later(110_001))).toMatchObject({ id })
  expect(await keepClaim(db, id, 'one', later(110_002))).toBe(false)
  const keep = vi.fn<() => Promise<void>>()
  expect(await saveProgress(db, id, 'one', 0, { done: 1, total: 1 }, NOW, keep)).toBe(false)
  expect(keep).not.toHaveBeenCalled()
  expect(await endJob(db, id, { status: 'succeeded', error: null }, NOW, 'one')).toBe(false)
  expect(await saveProgress(db, id, 'two', 0, { done: 1, total: 1 }, NOW)).toBe(true)
  expect(await saveProgress(db, id, 'two', 0, { done: 1, total: 1 }, NOW, keep)).toBe(false)
  expect(keep).not.toHaveBeenCalled()
})

test('a job is kept for as many days as are set', async () => {
  const [old, recent] = [await insertJob(db, newJob(), NOW), await insertJob(db, newJob(), NOW)]
  const end = { status: 'succeeded' as const, error: null }
  await endJob(db, old, end, new Date(Date.now() - 6 * 86_400_000))
  await endJob(db, recent, end, new Date(Date.now() - 4 * 86_400_000))
  jobs = startJobs({ db, work: idleWork, serverId: 'one', log, keptDays: () => 5 })
  await vi.waitFor(async () => expect(await findJob(db, old)).toBeUndefined())
  expect(await findJob(db, recent)).toBeDefined()
})

test('a job that ended 30 days ago is removed with its lines', async () => {
  const [old, recent] = [await insertJob(db, newJob(), NOW), await insertJob(db, newJob(), NOW)]
  const line = { line: 1, outcome: 'created' as const, subject: 'x', message: null, user_id: null }
  for (const id of [old, recent]) await insertLines(db, id, [line])
  const end = { status: 'succeeded' as const, error: null }
  await endJob(db, old, end, new Date(Date.now() - 31 * 86_400_000))
  await endJob(db, recent, end, new Date(Date.now() - 29 * 86_400_000))
  start(nothing)
  await vi.waitFor(async () => expect(await findJob(db, old)).toBeUndefined())
  expect(await findJob(db, recent)).toBeDefined()
  expect(await linesOf(old)).toEqual([])
  expect(await linesOf(recent)).toHaveLength(1)
})

test.each(['import_events' as const, 'export_events' as const])(
  '%s: several sites take turns, and the files of one site keep their order',
  async (kind) => {
    const begun: number[] = []
    const work: Work = async function* count({ id, done }: CurrentJob): AsyncGenerator<Step> {
      begun.push(id)
      for (let next = done + 1; next <= 6; next += 1) {
        await sleep(5)
        yield { done: next, total: 6, canPause: true }
      }
    }
    const ids: number[] = []
    for (const siteId of [7, 7, 8]) {
      const id = await insertJob(db, { kind, ownerId, input: {} }, NOW)
      const file = { format: 'ndjson' as const, name: 'a', file: 'a', size: 1, state: '{}', server_id: 'one' }
      await insertJobFile(db, { ...file, job_id: id, website_id: siteId })
      ids.push(id)
    }
    jobs = startJobs({ db, work: { ...idleWork, [kind]: work }, serverId: 'one', log, turnMs: 1 })
    const all = await Promise.all(ids.map((id) => ended(id)))
    expect(all).toMatchObject([1, 2, 3].map(() => ({ status: 'succeeded', done: 6, claimed_by: null })))
    const [first = 0, second = 0, other = 0] = ids
    expect(begun.slice(0, 4)).toEqual([first, other, first, other])
    expect(begun.indexOf(second)).toBeGreaterThan(begun.lastIndexOf(first))
  },
)
