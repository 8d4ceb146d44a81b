import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertFirstAdmin } from '../../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../store/relational/database.ts'
import { createAttempts, type Attempts } from './password-attempts.ts'

const SECRET = 'a secret for tests that is long enough'
const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-20T10:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1000)

let folder: string
let db: Database
let userId: number
let attempts: Attempts
/** The second of the clock that counts the delays. */
let second: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-attempts-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const admin = await insertFirstAdmin(db, { email: 'owner@example.com', passwordHash: 'x', now: at(0) })
  userId = admin?.id ?? expect.unreachable()
  attempts = create()
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const create = () => createAttempts(db, SECRET, () => second * 1000)

function begin(network: string, seconds: number, some = attempts) {
  second = seconds
  return some.begin({ key: 'owner@example.com', userId, network }, at(seconds))
}

async function signIn(network: string, seconds: number, some = attempts): Promise<void> {
  await (await begin(network, seconds, some)).succeeded()
}

/** @returns how many were looked at */
async function guess(count: number, from: number, some = attempts): Promise<number> {
  let looked = 0
  for (let attempt = 0; attempt < count; attempt += 1) {
    const tried = begin(`stranger ${attempt % 50}`, from + attempt / 10, some)
    looked += await tried.then(
      () => 1,
      () => 0,
    )
  }
  return looked
}

test.each([10, 100, 1000])(
  '%i wrong passwords from elsewhere never delay the owner at a known place',
  async (count) => {
    await signIn('home', 0)
    // Two attempts of each address are free, and the delay allows a few more.
    expect(await guess(count, 1)).toBeLessThan(110)
    await signIn('home', 1 + count / 10)
  },
)

test.each([10, 100, 1000])('after %i wrong passwords a new network is let in within 30 seconds', async (count) => {
  await guess(count, 0)
  const last = count / 10
  const error: unknown = await begin('café', last).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'TooManyAttemptsError' })
  const { seconds } = error as { seconds: number }
  expect(seconds).toBeLessThanOrEqual(30)
  // The networks that keep guessing are faster.
  await guess(50, last + seconds)
  await signIn('café', last + seconds + 5)
  await signIn('café', last + seconds + 5)
})

test('guesses are slowed down at a known place as well', async () => {
  await signIn('home', 0)
  for (let attempt = 0; attempt < 3; attempt += 1) await begin('home', 1)
  await expect(begin('home', 1)).rejects.toMatchObject({ seconds: 1 })
})

test('a known place stays known after a restart, for half a year, and is no address in the database', async () => {
  await signIn('192.0.2.7', 0)
  const rows = await db.selectFrom('sign_in_place').selectAll().execute()
  expect(rows).toEqual([
    { user_id: userId, place_hash: expect.stringMatching(/^[\da-f]{64}$/), used_at: at(0).toISOString() },
  ])
  const restarted = create()
  await guess(100, 1, restarted)
  await signIn('192.0.2.7', 11, restarted)
  const later = 181 * (DAY_MS / 1000)
  await guess(100, later, restarted)
  await expect(begin('192.0.2.7', later + 10, restarted)).rejects.toThrow('Too many')
})

test('a place of one account is none of another', async () => {
  await signIn('home', 0)
  const nobody = (network: string) => attempts.begin({ key: 'nobody@example.com', userId: undefined, network }, at(1))
  for (const network of ['a', 'b', 'c']) await nobody(network)
  await expect(nobody('home')).rejects.toThrow('Too many')
})

test('the last twenty places are kept', async () => {
  for (let place = 0; place < 22; place += 1) await attempts.know(userId, `place ${place}`, at(place))
  await attempts.know(userId, 'place 2', at(30))
  expect(await db.selectFrom('sign_in_place').selectAll().execute()).toHaveLength(20)
  await guess(10, 40)
  await signIn('place 2', 41)
  await expect(begin('place 0', 41)).rejects.toThrow('Too many')
})
