import fc from 'fast-check'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../database.ts'
import { insertInvitedUser } from './user-changes.ts'
import { countUsers, idsOfUsers, listUsers, type UserColumn, type UserFilters } from './user-list.ts'
import type { User } from './users.ts'

let folder: string
let db: Database
let users: User[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-list-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  const now = new Date('2026-11-20T10:00:00.000Z')
  const random = (values: number) => Math.floor(Math.random() * values)
  for (let index = 0; index < 120; index += 1) {
    const email = `${['anna', 'ben', 'Ünal'][random(3)]}${index}@example.com`.toLowerCase()
    const region = [null, 'DE', 'CN'][random(3)] ?? null
    const utm_source = [null, 'google', 'mail'][random(3)] ?? null
    const { id } = await insertInvitedUser(db, { email, level: 'member', passwordHash: '', region, utm_source }, now)
    const expired_time = [null, '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'][random(3)] ?? null
    const deleted_at = random(10) === 0 ? now.toISOString() : null
    await db
      .updateTable('app_user')
      .set({ points: random(4), expired_time, deleted_at })
      .where('id', '=', id)
      .execute()
  }
  users = await db.selectFrom('app_user').selectAll().where('deleted_at', 'is', null).execute()
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const filters: fc.Arbitrary<UserFilters> = fc.record(
  {
    email: fc.constantFrom('an', 'BEN', 'ün', 'nobody', 'b_n', '%'),
    region: fc.constantFrom('DE', 'CN', 'FR'),
    utm_source: fc.constantFrom('google', 'mail'),
  },
  { requiredKeys: [] },
)
const columns = fc.constantFrom<UserColumn>('id', 'email', 'region', 'points', 'expired_time', 'created_at')

const matching = ({ email, region, utm_source }: UserFilters) =>
  users.filter(
    (user) =>
      (email === undefined || user.email.startsWith(email.toLowerCase())) &&
      (region === undefined || user.region === region) &&
      (utm_source === undefined || user.utm_source === utm_source),
  )

/** Compares users by a column: those without a value first, equal ones by their ids. */
function compare(column: UserColumn): (a: User, b: User) => number {
  const order = (a: string | number | null, b: string | number | null) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? -1 : 1
    return typeof a === 'string' ? Buffer.compare(Buffer.from(a), Buffer.from(String(b))) : a - Number(b)
  }
  return (a, b) => order(a[column], b[column]) || a.id - b.id
}

test('pages of any list are slices of all its rows', async () => {
  const page = fc.record({
    current: fc.integer({ min: 1, max: 30 }),
    pageSize: fc.integer({ min: 1, max: 40 }),
    columnKey: columns,
    order: fc.constantFrom('ascend', 'descend'),
  })
  await fc.assert(
    fc.asyncProperty(filters, page, async (given, wanted) => {
      const ascending = matching(given).toSorted(compare(wanted.columnKey))
      const expected = wanted.order === 'ascend' ? ascending : ascending.toReversed()
      const { list, total } = await listUsers(db, given, wanted)
      const first = (wanted.current - 1) * wanted.pageSize
      expect(list.map(({ id }) => id)).toEqual(expected.slice(first, first + wanted.pageSize).map(({ id }) => id))
      expect(total).toBe(expected.length)
    }),
    { numRuns: 300 },
  )
})

test('a selection by filters holds the same rows', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (given) => {
      const ids = matching(given).map(({ id }) => id)
      expect(await countUsers(db, given)).toBe(ids.length)
      expect(await idsOfUsers(db, given, 1000)).toEqual(ids)
    }),
    { numRuns: 50 },
  )
})
