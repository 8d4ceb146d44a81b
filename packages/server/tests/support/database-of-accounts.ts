import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { insertFirstAdmin, type User } from '../../src/store/relational/accounts/users.ts'
import { createTokens } from '../../src/accounts/access-tokens.ts'
import { createAttempts } from '../../src/accounts/passwords/password-attempts.ts'
import { createPasswordLinks } from '../../src/accounts/passwords/password-links.ts'
import { register } from '../../src/accounts/register.ts'
import { signIn } from '../../src/accounts/sign-in.ts'

// What the tests of this folder share: a database with an administrator and a member.

export const NOW = new Date()
export const SECRET = 'a secret for tests that is long enough'
export const PASSWORD = 'a long password'
export const tokens = createTokens(SECRET)
export const links = createPasswordLinks(SECRET, 'http://localhost')
export const place = { agent: 'Firefox · Linux', country: 'NL', network: '192.0.2.1', isNetworkKnown: true, now: NOW }
/** No account here has a second factor. */
export const assertSingleFactor = async () => {}

export interface TestAccounts {
  db: Database
  admin: User
  member: User
  login(password: string, email?: string, from?: typeof place): ReturnType<typeof signIn>
  disableMember(): Promise<unknown>
  /** The code of a link with which a person sets their password. */
  codeOf(user: User): Promise<string>
}

/** A new database for each test of a file. */
export function prepareAccounts(): TestAccounts {
  let folder: string
  const at = {
    login: (password, email = 'member@example.com', from = place) =>
      signIn(
        at.db,
        { tokens, attempts: createAttempts(at.db, SECRET), assertSingleFactor },
        { email, password },
        from,
        NOW,
      ),
    disableMember: () =>
      at.db.updateTable('app_user').set({ status: 'disabled' }).where('id', '=', at.member.id).execute(),
    codeOf: async (user) => (await links.passwordLink(user)).split('code=')[1] ?? '',
  } as TestAccounts
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sightline-accounts-'))
    at.db = await openDatabase(join(folder, 'sightline.db'))
    const first = await insertFirstAdmin(at.db, { email: 'admin@example.com', passwordHash: 'x', now: NOW })
    at.admin = first ?? expect.unreachable()
    at.member = await register(at.db, 'open', { email: 'member@example.com', password: PASSWORD }, NOW)
  })
  afterEach(async () => {
    await at.db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  return at
}
