import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CurrentJob, Step } from '../jobs/worker.ts'
import { personalData } from '../store/relational/accounts/personal-data.ts'
import { anonymiseUser } from '../store/relational/accounts/user-changes.ts'
import { insertUser } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertJob } from '../store/relational/jobs/jobs.ts'
import { findJobFile, insertJobFile } from '../store/relational/jobs/job-files.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { exportAccountWork } from './export-account.ts'
import { makeImportExportFolder } from './import-export-folder.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const at = NOW.toISOString()
const made = { created_at: at, updated_at: at }

let path: string
let db: Database
let person: number
let other: number

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'sightline-own-data-'))
  db = await openDatabase(join(path, 'sightline.db'))
  person = await addUser('mina@example.com')
  other = await addUser('noor@example.com')
})
afterEach(async () => {
  await db.destroy()
  await rm(path, { recursive: true, force: true })
})

async function addUser(email: string): Promise<number> {
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  const added = await insertUser(db, { email, passwordHash: 'hidden-password', level: 'member', attribution, now: NOW })
  return added?.id ?? 0
}

async function addRowsOf(userId: number, name: string): Promise<void> {
  await db
    .insertInto('api_key')
    .values({ user_id: userId, name, prefix: 'slk_', key_hash: `hidden-key-${name}`, created_at: at })
    .execute()
  await db
    .insertInto('connection')
    .values({
      ...made,
      user_id: userId,
      provider: 'github',
      subject: name,
      label: name,
      scopes: '',
      state: 'connected',
      refresh_token: 'hidden-refresh',
      access_token: 'hidden-access',
      connected_at: at,
    })
    .execute()
  await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret: 'hidden-secret', confirmed_at: at, created_at: at })
    .execute()
  const entry = { ...made, user_id: userId, delta: 5, balance: 5, reason: 'grant', note: name } as const
  await db
    .insertInto('user_points')
    .values({ ...entry, order_id: null, reverses_id: null, actor_id: other })
    .execute()
  await db.insertInto('recovery_code').values({ user_id: userId, code_hash: 'hidden-code', used_at: null }).execute()
  await db
    .insertInto('user_session')
    .values({ id: name, user_id: userId, created_at: at, expires_at: at, refresh_hash: 'hidden-hash', agent: name })
    .execute()
  const rules = { currencyType: 'EUR', timeZone: 'Etc/UTC', weekStart: 'monday' as const }
  const site = await insertSite(db, { ownerId: userId, name, domain: `${name}.example`, ...rules, now: NOW })
  const website_id = site?.id ?? 0
  await db
    .insertInto('goal')
    .values({ ...made, website_id, name, kind: 'event', pattern: name, properties: '[]' })
    .execute()
  await db
    .insertInto('share_link')
    .values({ website_id, name, public_id: `hidden-link-${name}`, created_at: at })
    .execute()
}

async function begin(): Promise<CurrentJob> {
  const id = await insertJob(db, { kind: 'export_account', ownerId: person, input: {} }, NOW)
  await insertJobFile(db, {
    job_id: id,
    website_id: 0,
    server_id: 'one',
    format: 'ndjson',
    name: 'account.ndjson.gz',
    file: 'file',
    size: 0,
    state: JSON.stringify({ size: 0, isReady: false }),
  })
  return { id, owner_id: person, done: 0, signal: new AbortController().signal } as CurrentJob
}

const work = () =>
  exportAccountWork({ db, folder: makeImportExportFolder(path, 'one'), diskFloor: { assertRoom: async () => {} } })

const kept = (step: Step) => db.transaction().execute(async (transaction) => step.keep?.(transaction))

async function written(): Promise<{ text: string; rows: Record<string, unknown>[] }> {
  const text = gunzipSync(await readFile(join(path, 'transfer', 'file'))).toString()
  return { text, rows: text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])) }
}

test('the file has what is kept of a person and their sites, nothing of others, and nothing that opens anything', async () => {
  await addRowsOf(person, 'harbor')
  await addRowsOf(other, 'elsewhere')
  const job = await begin()
  for await (const step of work()(job)) await kept(step)
  const { text, rows } = await written()
  expect(rows[0]).toMatchObject({ type: 'profile', id: person, email: 'mina@example.com' })
  for (const type of ['api_key', 'connection', 'two_factors', 'recovery_code', 'session', 'site', 'goal', 'share_link'])
    expect(
      rows.filter((row) => row['type'] === type),
      type,
    ).toHaveLength(1)
  const ledger = rows.filter((row) => row['type'] === 'points')
  expect(ledger).toMatchObject([{ delta: 5, note: 'harbor' }])
  expect(ledger[0]).not.toHaveProperty('actor_id')
  expect(text).not.toMatch(/hidden|elsewhere|noor/)
  expect(await findJobFile(db, job.id)).toMatchObject({
    created: rows.length,
    state: expect.stringContaining('"isReady":true') as string,
  })
})

test('an export that was cut goes on after its last whole part, and has each row once', async () => {
  await addRowsOf(person, 'harbor')
  const job = await begin()
  let done = 0
  for await (const step of work()(job)) {
    if (step.done === 9) break
    await kept(step)
    done = step.done
  }
  for await (const step of work()({ ...job, done })) await kept(step)
  const { rows } = await written()
  expect(rows.filter((row) => row['type'] === 'session')).toHaveLength(1)
  expect(rows.filter((row) => row['type'] === 'api_key')).toHaveLength(1)
})

test('a part with more rows than are read at once is whole', async () => {
  const notice = { user_id: person, kind: 'message', title: 'T', body: 'B', created_at: at } as const
  await db
    .insertInto('notice')
    .values(Array.from({ length: 1500 }, () => notice))
    .execute()
  const job = await begin()
  for await (const step of work()(job)) await kept(step)
  const ids = (await written()).rows.filter((row) => row['type'] === 'notice').map((row) => row['id'])
  expect(new Set(ids).size).toBe(1500)
})

test('nothing is written of somebody whose account was deleted meanwhile', async () => {
  const job = await begin()
  await anonymiseUser(db, person, NOW)
  await expect(work()(job)[Symbol.asyncIterator]().next()).rejects.toMatchObject({ key: 'not_found' })
})

/** Tables whose rows name a person or a site, and are no data of the person: what is kept only for a while, or was collected. */
const LEFT_OUT = [
  'authorization_request',
  'dropped_events',
  'google_creation',
  'google_daily_value',
  'job_line',
  'transfer',
]

test('every table whose rows name a person or a site is in the export, or known to be left out', async () => {
  const tables = await db.introspection.getTables()
  const naming = tables.filter(({ columns }) =>
    columns.some(({ name }) => /^(user|owner|creator|inviter|website)_id$/.test(name)),
  )
  const inExport = new Set<string>(personalData.map(({ table }) => table))
  const missing = naming.map(({ name }) => name).filter((name) => !inExport.has(name) && !LEFT_OUT.includes(name))
  expect(missing).toEqual([])
})
