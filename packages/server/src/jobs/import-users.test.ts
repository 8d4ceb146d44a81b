import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { idleWork } from '../../tests/support/idle-work.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { findJob } from '../store/relational/jobs/jobs.ts'
import { listLines } from '../store/relational/jobs/job-lines.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { importUsers, importUsersWork } from './import-users.ts'
import { startJobs, type Jobs } from './jobs.ts'

let folder: string
let db: Database
let ownerId: number
let jobs: Jobs

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-import-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const admin = await insertFirstAdmin(db, { email: 'admin@example.com', passwordHash: 'x', now: new Date() })
  ownerId = admin?.id ?? 0
  const work = { ...idleWork, import_users: importUsersWork(() => new Date()) }
  jobs = startJobs({ db, work, serverId: 'one', log: console })
})
afterEach(async () => {
  await jobs.stop()
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

type Content = ConstructorParameters<typeof File>[0][number]

/** As long as a test of the product may take: so many lines are two seconds of a processor that others may want as well. */
const PATIENCE_MS = 180_000

/** The report of a whole import. */
async function runImport(content: Content, isDryRun = false) {
  const id = await importUsers(jobs, ownerId, new File([content], 'people.csv'), isDryRun)
  const job = await vi.waitFor(
    async () => {
      const found = await findJob(db, id)
      expect(found?.finished_at).toEqual(expect.any(String))
      return found
    },
    { timeout: PATIENCE_MS },
  )
  const { list } = await listLines(db, id, { current: 1, pageSize: 200 })
  return { job, lines: list.map(({ line, outcome, subject, message }) => [line, outcome, subject, message]) }
}

const apiErrorOf = (content: Content) =>
  importUsers(jobs, ownerId, new File([content], 'people.csv')).then(
    () => 'accepted',
    (error: { key: string; data: unknown }) => ({ key: error.key, data: error.data }),
  )

const userOf = (email: string) =>
  db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a dry run says the same of each line, and creates nobody', async () => {
  const many = Array.from({ length: 600 }, (_, index) => `person${index}@example.com`)
  const csv = ['email', 'admin@example.com', 'nobody', ...many, 'person0@example.com'].join('\n')
  const countUsers = async () => (await db.selectFrom('app_user').select('id').execute()).length
  const dry = await runImport(csv, true)
  expect(await countUsers()).toBe(1)
  expect(dry.job).toMatchObject({ status: 'succeeded', done: 603, total: 603 })
  expect((await runImport(csv)).lines).toEqual(dry.lines)
  expect(await countUsers()).toBe(601)
  expect(dry.lines.slice(0, 3)).toEqual([
    [2, 'skipped', 'admin@example.com', 'email_taken'],
    [3, 'failed', 'nobody', 'email_invalid'],
    [4, 'created', 'person0@example.com', null],
  ])
  const { lines } = await runImport(csv, true)
  expect(lines.filter(([, outcome]) => outcome === 'created')).toEqual([])
})

test('each line is created, skipped or failed', async () => {
  const csv = [
    'Email,nickname,region,ref_code,utm_source,utm_medium,union_code,shoe size',
    'Ann@Example.com , Ann ,DE,friend,news,mail,partner,41',
    'admin@example.com,,,,,,,',
    'nobody,,,,,,,',
    'ann@example.com,Again,,,,,,',
    `bob@example.com,${'x'.repeat(101)},,,,,,`,
    'cid@example.com,Cid',
    '',
    ',,,,,,,',
    'dan@example.com,"Dan, ""the"" man",,,,,,',
  ].join('\r\n')
  const { job, lines } = await runImport(`\uFEFF${csv}\r\n`)
  expect(job).toMatchObject({ status: 'succeeded', done: 7, total: 7, error: null })
  expect(lines).toEqual([
    [1, 'skipped', 'shoe size', 'columns_unknown'],
    [2, 'created', 'ann@example.com', null],
    [3, 'skipped', 'admin@example.com', 'email_taken'],
    [4, 'failed', 'nobody', 'email_invalid'],
    [5, 'skipped', 'ann@example.com', 'email_taken'],
    [6, 'failed', 'bob@example.com · nickname', 'field_too_long'],
    [7, 'failed', 'cid@example.com', 'line_invalid'],
    [10, 'created', 'dan@example.com', null],
  ])
  expect(await userOf('ann@example.com')).toMatchObject({
    nickname: 'Ann',
    region: 'DE',
    ref_code: 'friend',
    utm_source: 'news',
    utm_medium: 'mail',
    union_code: 'partner',
    level: 'member',
    status: 'active',
    password_hash: '',
    password_version: 0,
    first_login_at: null,
  })
  expect(await userOf('dan@example.com')).toMatchObject({ nickname: 'Dan, "the" man', region: null })
})

test.each([
  ['semicolons', 'nickname;email\nA, B;a@example.com\n'],
  ['tabs', 'nickname\temail\nA, B\ta@example.com\n'],
  ['old line ends', 'nickname,email\r"A, B",a@example.com\r'],
])('a file with %s is read', async (_kind, csv) => {
  expect((await runImport(csv)).lines).toEqual([[2, 'created', 'a@example.com', null]])
  expect(await userOf('a@example.com')).toMatchObject({ nickname: 'A, B' })
})

test.each([
  ['other separators', '"nickname";email;"one, two, ""three"", four"\nA, B;a@example.com;\n'],
  ['a line end', '"one\n, two, three";email;nickname\n;a@example.com;A, B\n'],
])('a quoted name of a column may hold %s', async (_what, csv) => {
  const { lines } = await runImport(csv)
  expect(lines.at(-1)).toEqual([expect.any(Number), 'created', 'a@example.com', null])
  expect(await userOf('a@example.com')).toMatchObject({ nickname: 'A, B' })
})

test('lines that no store takes fail alone', async () => {
  const { lines } = await runImport('email,nickname\na@example.com,zero\0\nb@example.com,🙂\n')
  expect(lines).toEqual([
    [2, 'failed', 'a@example.com', 'field_invalid'],
    [3, 'created', 'b@example.com', null],
  ])
})

const utf16 = Buffer.from('\uFEFFemail\na@example.com\n', 'utf16le')

test.each([
  ['nothing', ''],
  ['blank lines', '\n \n'],
  ['two of them', 'email,email\na@example.com,b@example.com\n'],
  ['UTF-16', utf16],
  ['UTF-16 without a mark', utf16.subarray(2)],
  ['Latin-1', Buffer.from('email,nickname\na@example.com,Jürgen\n', 'latin1')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a quotation that does not end', 'email\n"a@example.com\nb@example.com\n'],
])('a file with %s is refused', async (_kind, content) => {
  expect(await apiErrorOf(content)).toEqual({ key: 'file_invalid', data: { fields: { file: 'file_invalid' } } })
  expect(await db.selectFrom('job').select('id').execute()).toEqual([])
})

test.each([
  ['no head', 'a@example.com\nb@example.com\n'],
  ['no column of e-mail addresses', 'mail,nickname\na@example.com,A\n'],
])('a file with %s is refused with the column that is missing', async (_kind, content) => {
  const data = { fields: { file: 'columns_missing' }, columns: ['email'] }
  expect(await apiErrorOf(content)).toEqual({ key: 'file_invalid', data })
  expect(await db.selectFrom('job').select('id').execute()).toEqual([])
})

test(
  '100,000 lines are taken, one more is too many',
  async () => {
    const line = (_: unknown, index: number) => `person${index}@example.com,Person ${index}\n`
    const csv = `email,nickname\n${Array.from({ length: 100_000 }, line).join('')}`
    expect(await apiErrorOf(`${csv}one@example.com,One\n`)).toEqual({
      key: 'invalid_input',
      data: { fields: { file: 'field_too_long' } },
    })
    const before = performance.now()
    const { job } = await runImport(csv)
    console.log(`100,000 lines in ${Math.round(performance.now() - before)} ms`)
    expect(job).toMatchObject({ status: 'succeeded', done: 100_000, total: 100_000 })
    const { total } = await listLines(db, job?.id ?? 0, { current: 1, pageSize: 1, outcome: 'created' })
    expect(total).toBe(100_000)
  },
  PATIENCE_MS,
)
