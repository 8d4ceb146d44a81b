import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAttempts, type Attempts } from '../accounts/passwords/password-attempts.ts'
import { hashPassword } from '../accounts/passwords/hash-password.ts'
import { TooManyAttemptsError } from '../errors.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { openShareLink } from './share-links.ts'
import { createShareTokens } from './share-tokens.ts'

const SECRET = 'a secret that is long enough'
const PASSWORD = 'only for the board'
const now = new Date('2026-11-20T10:00:00Z')
const shareTokens = createShareTokens(SECRET)

let db: Database
let attempts: Attempts
let seconds: number

beforeEach(async () => {
  seconds = 0
  db = await openDatabase(':memory:')
  attempts = createAttempts(db, SECRET, () => seconds * 1000)
})
afterEach(() => db.destroy())

const linkWith = async (password: string) => ({
  id: 1,
  website_id: 1,
  name: 'Board',
  public_id: shareTokens.newId(),
  password_hash: await hashPassword(password),
  ends_on: null,
  filters: [],
  panels: null,
  has_annotations: false,
  version: 1,
  created_at: now.toISOString(),
})

test('guesses are slowed down, from however many networks, each link for itself', async () => {
  const [link, other] = [await linkWith(PASSWORD), await linkWith(PASSWORD)]
  let networks = 0
  const open = (one: typeof link, password: string) => {
    networks += 1
    return openShareLink({ attempts, shareTokens }, one, { password, network: `198.51.100.${networks}`, now })
  }
  for (let wrong = 0; ; wrong += 1) {
    const reason: unknown = await open(link, `guess ${wrong}`).catch((error: unknown) => error)
    if (reason instanceof TooManyAttemptsError) break
    expect(reason).toMatchObject({ key: 'password_wrong' })
    expect(wrong).toBeLessThan(10)
  }
  await expect(open(link, PASSWORD)).rejects.toThrow(TooManyAttemptsError)
  expect(shareTokens.read((await open(other, PASSWORD)).token)?.publicId).toBe(other.public_id)
  // Nobody is kept out for longer than half a minute.
  seconds = 31
  const { token, expires_at } = await open(link, PASSWORD)
  expect(shareTokens.read(token)?.isOpenedWith(link.password_hash, now)).toBe(true)
  expect(expires_at).toBe('2026-11-20T22:00:00.000Z')
})
