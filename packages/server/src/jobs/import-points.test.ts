import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleWork } from '../../tests/support/idle-work.ts'
import { insertInvitedUser } from '../store/relational/accounts/user-changes.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findJob } from '../store/relational/jobs/jobs.ts'
import { listLines } from '../store/relational/jobs/job-lines.ts'
import { importPoints, importPointsWork } from './import-points.ts'
import { startJobs, type Jobs } from './jobs.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const PATIENCE_MS = 60_000

let folder: string
let db: Database
let ownerId: number
let jobs: Jobs

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-points-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const admin = await insertFirstAdmin(db, { email: 'admin@example.com', passwordHash: 'x', now: NOW })
  ownerId = admin?.id ?? 0
  for (const email of ['ann@example.com', 'bob@example.com'])
    await insertInvitedUser(db, { email, level: 'member', passwordHash: '' }, NOW)
  const work = { ...idleWork, import_points: importPointsWork(() => NOW) }
  jobs = startJobs({ db, work, serverId: 'one', log: console })
})
afterEach(async () => {
  await jobs.stop()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

async function runImport(content: string, isDryRun = false) {
  const id = await importPoints(jobs, ownerId, new File([content], 'points.csv'), isDryRun)
  const job = await vi.waitFor(
    async () => {
      const found = await findJob(db, id)
      expect(found?.finished_at).toEqual(expect.any(String))
      return found
    },
    { timeout: PATIENCE_MS },
  )
  const { list } = await listLines(db, id, { current: 1, pageSize: 200 })
  return { job, list, lines: list.map(({ line, outcome, subject, message }) => [line, outcome, subject, message]) }
}

const ledger = async () =>
  (await db.selectFrom('user_points').selectAll().orderBy('id').execute()).map(
    ({ user_email, delta, balance, reason, note, actor_id }) => ({
      user_email,
      delta,
      balance,
      reason,
      note,
      actor_id,
    }),
  )

test('each line is one row of the ledger, in their order, or none and why', async () => {
  const csv = [
    'email,Delta,reason,note,shoe size',
    'Ann@Example.com ,50,,Welcome,41',
    'ann@example.com,-30,correction,,',
    'ann@example.com,-21,,,',
    'nobody@example.com,5,,,',
    'bob@example.com,1.5,,,',
    'bob@example.com,0,,,',
    'bob@example.com,5,reversal,,',
    'bob@example.com,5,,',
    'no address,5,,,',
  ].join('\n')
  const { job, list, lines } = await runImport(csv)
  expect(job).toMatchObject({ status: 'succeeded', done: 9, total: 9, error: null })
  expect(lines).toEqual([
    [1, 'skipped', 'shoe size', 'columns_unknown'],
    [2, 'created', 'ann@example.com', null],
    [3, 'created', 'ann@example.com', null],
    [4, 'failed', 'ann@example.com', 'points_insufficient'],
    [5, 'failed', 'nobody@example.com', 'not_found'],
    [6, 'failed', 'bob@example.com · delta', 'field_invalid'],
    [7, 'failed', 'bob@example.com · delta', 'field_invalid'],
    [8, 'failed', 'bob@example.com · reason', 'field_invalid'],
    [9, 'failed', 'bob@example.com', 'line_invalid'],
    [10, 'failed', 'no address', 'email_invalid'],
  ])
  // Nobody is given a link to the account of somebody who was there before.
  expect(list.map(({ newUser }) => newUser).filter((one) => one !== undefined)).toEqual([])
  const of = { user_email: 'ann@example.com', actor_id: ownerId }
  expect(await ledger()).toEqual([
    { ...of, delta: 50, balance: 50, reason: 'grant', note: 'Welcome' },
    { ...of, delta: -30, balance: 20, reason: 'correction', note: null },
  ])
})

test('a dry run adjusts nothing', async () => {
  const { lines } = await runImport('email,delta\nann@example.com,50\nnobody@example.com,5\n', true)
  expect(lines).toEqual([
    [2, 'created', 'ann@example.com', null],
    [3, 'failed', 'nobody@example.com', 'not_found'],
  ])
  expect(await ledger()).toEqual([])
})

test.each([
  ['with a column twice', 'email,delta,delta\nann@example.com,1,2\n'],
  ['with nothing', ''],
])('a file %s is refused as a whole', async (_, csv) => {
  await expect(runImport(csv)).rejects.toMatchObject({ key: 'file_invalid' })
  expect(await ledger()).toEqual([])
})

test('a file without the points is refused with the column that is missing', async () => {
  await expect(runImport('email,note\nann@example.com,Hello\n')).rejects.toMatchObject({
    key: 'file_invalid',
    data: { fields: { file: 'columns_missing' }, columns: ['delta'] },
  })
  expect(await ledger()).toEqual([])
})
