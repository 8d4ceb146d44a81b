import SQLite from 'better-sqlite3'
import { execFile } from 'node:child_process'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/store/relational/database.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { insertSite } from '../../src/store/relational/sites/sites.ts'
import { makeOlderStore } from '../support/reliability/older-folder.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { isLong, sized } from '../support/test-size.ts'

const SCRIPT = join(import.meta.dirname, '..', 'support', 'reliability', 'migrate-sqlite-until-killed.ts')
const NOW = new Date('2026-11-20T10:00:00Z')
/** Every one in the long checks. */
const STEPS = 8
const TIMEOUT_MS = sized(180_000, 1_800_000)

let folder: string
let older: string
let untouched: object
let migrated: object

beforeAll(async () => {
  folder = await temporaryFolder()
  older = join(folder, 'older.db')
  const db = await openDatabase(older)
  const admin = await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW })
  for (let number = 0; number < 20; number += 1)
    await insertSite(db, {
      ownerId: admin?.id ?? 0,
      name: `Site ${number}`,
      domain: `site${number}.example`,
      currencyType: 'EUR',
      timeZone: 'Etc/UTC',
      weekStart: 'monday',
      now: NOW,
    })
  await db.destroy()
  // All migrations but the first are still to be done.
  await makeOlderStore(older, '0001-first')
  untouched = contentOf(older)
  const whole = await copyOfOlder('whole')
  await (await openDatabase(whole)).destroy()
  migrated = contentOf(whole)
})
afterAll(() => removeFolder(folder))

async function copyOfOlder(name: string): Promise<string> {
  const copy = join(folder, `${name}.db`)
  await copyFile(older, copy)
  return copy
}

/** The tables, indexes and triggers, the names of migrations, and the number of rows. */
function contentOf(file: string): object {
  const database = new SQLite(file, { readonly: true })
  const all = (query: string) => database.prepare<[], string>(query).pluck().all()
  const schema = all("SELECT sql FROM sqlite_schema WHERE name NOT LIKE 'kysely%' ORDER BY type, name")
  const tables = all(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'kysely%' ORDER BY name",
  )
  const rows = tables.map((table) => [table, ...all(`SELECT count(*) FROM "${table}"`)])
  const migrations = all('SELECT name FROM kysely_migration ORDER BY name')
  database.close()
  return { schema, rows, migrations }
}

function migrateUntil(file: string, statement: number): Promise<{ signal: string | undefined; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, file, String(statement)], (error, said) =>
      done({ signal: error?.signal ?? undefined, said }),
    )
  })
}

test(
  'killed before any statement of any migration, the store is as before, and the next start ends with the same',
  { timeout: TIMEOUT_MS },
  async () => {
    const { said } = await migrateUntil(await copyOfOlder('counted'), 0)
    const statements = Number(said)
    expect(statements).toBeGreaterThan(100)
    const every = isLong ? 1 : Math.floor(statements / STEPS)
    let kills = 0
    for (let statement = statements; statement > 0; statement -= every) {
      const file = await copyOfOlder('killed')
      const { signal } = await migrateUntil(file, statement)
      expect([statement, signal]).toEqual([statement, 'SIGKILL'])
      kills += 1
      // A writer that was killed leaves a journal, which the next one takes back.
      const left = contentOf(file)
      expect([untouched, migrated]).toContainEqual(left)
      await (await openDatabase(file)).destroy()
      expect(contentOf(file)).toEqual(migrated)
      for (const ending of ['', '-wal', '-shm']) await rm(`${file}${ending}`, { force: true })
    }
    expect(kills).toBeGreaterThanOrEqual(STEPS)
  },
)
