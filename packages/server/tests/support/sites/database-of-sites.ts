import { afterEach, beforeEach } from 'vitest'
import { openDatabase, type Database } from '../../../src/store/relational/database.ts'
import type { User } from '../../../src/store/relational/accounts/users.ts'
import type { Site } from '../../../src/store/relational/sites/sites.ts'
import { addSite } from '../../../src/sites/change-site.ts'

// What the tests of sites share: a database with two people, who have no site yet.

export const NOW = new Date('2026-11-20T10:00:00Z')

export interface TestSites {
  db: Database
  owner: number
  other: number
  addUser(email: string, change?: { status?: 'disabled'; first_login_at?: string }): Promise<number>
  addSite(domain: string, ownerId?: number, name?: string): Promise<Site>
  userOf(id: number): Promise<User>
}

/** A new database for each test of a file. */
export function prepareSites(): TestSites {
  const at = {
    async addUser(email, change = {}) {
      const now = NOW.toISOString()
      const { id } = await at.db
        .insertInto('app_user')
        .values({
          union_id: email,
          email,
          password_hash: '',
          invite_code: email,
          level: 'member',
          first_login_at: now,
          created_at: now,
          updated_at: now,
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    addSite: (domain, ownerId = at.owner, name = domain) =>
      addSite(at.db, { name, domain, currency_type: 'EUR' }, { ownerId }, NOW),
    userOf: (id) => at.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  } as TestSites
  beforeEach(async () => {
    at.db = await openDatabase(':memory:')
    at.owner = await at.addUser('owner@example.com')
    at.other = await at.addUser('other@example.com')
  })
  afterEach(() => at.db.destroy())
  return at
}
