import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRateLimit } from '../../rate-limit.ts'
import { insertUser } from '../../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../store/relational/database.ts'
import { forgotPassword } from './forgot-password.ts'

const now = () => new Date('2026-11-23T10:00:00Z')

let folder: string
let db: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-forgot-'))
  db = await openDatabase(join(folder, 'sightline.db'))
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

async function addUser(email: string): Promise<void> {
  const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: null }
  await insertUser(db, { email, passwordHash: 'x', level: 'member', attribution, now: now() })
}

/** The statements that one request sends to the database for an address, without their values. */
async function statementsFor(email: string, times = 1): Promise<string[]> {
  const statements: string[] = []
  const counting: Parameters<Database['withPlugin']>[0] = {
    transformQuery({ node }) {
      statements.push(shapeOf(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const resetLimit = createRateLimit({ max: 3, windowMs: 60 * 60 * 1000 })
  for (let time = 0; time < times; time += 1)
    await forgotPassword({ db: db.withPlugin(counting), resetLimit, now }, { email, locale: 'en-US' })
  return statements
}

const shapeOf = (node: object): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'value' || key === 'values' ? typeof value : value))

test('costs the same statements for an address with an account, with a closed one and with none', async () => {
  await addUser('known@example.com')
  await addUser('closed@example.com')
  await db.updateTable('app_user').set({ status: 'disabled' }).where('email', '=', 'closed@example.com').execute()
  const unknown = await statementsFor('nobody@example.com')
  expect(unknown).toHaveLength(1)
  expect(await statementsFor('known@example.com')).toEqual(unknown)
  expect(await statementsFor('closed@example.com')).toEqual(unknown)
  expect(await db.selectFrom('mail').select(['address', 'kind', 'state']).orderBy('id').execute()).toEqual(
    ['nobody', 'known', 'closed'].map((name) => ({
      address: `${name}@example.com`,
      kind: 'reset_password',
      state: 'waiting',
    })),
  )
})

test('costs the same where an address is given too often', async () => {
  await addUser('known@example.com')
  const unknown = await statementsFor('nobody@example.com', 5)
  expect(unknown).toHaveLength(3)
  expect(await statementsFor('known@example.com', 5)).toEqual(unknown)
})
