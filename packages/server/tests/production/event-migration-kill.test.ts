import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClickHouse, type ClickHouseClient } from '../../src/store/clickhouse/clickhouse.ts'
import { selectRows } from '../../src/store/clickhouse/select.ts'
import { makeTablesOlder } from '../support/reliability/older-folder.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'
import { isLong } from '../support/test-size.ts'

const SCRIPT = join(import.meta.dirname, '..', 'support', 'reliability', 'migrate-events-until-killed.ts')
/** Between the statements of one migration, and between the last of them and its note. Before every one in the long checks. */
const KILLED_BEFORE = ['ALTER TABLE sessions', 'INSERT INTO schema_migrations']

let folder: string
/** Event tables of their first version, with rows. */
let older: string

beforeAll(async () => {
  folder = await temporaryFolder()
  older = join(folder, 'older')
  await withTables(older, async (client) => {
    for (const query of [
      `INSERT INTO events (site_id, ts, id, visitor_id, session_id, name, pathname, revenue, currency)
       SELECT 1 + number % 3, toDateTime64('2026-01-01 10:00:00', 3, 'UTC') + number * 7000, generateUUIDv4(), number % 90,
         number % 90, 'pageview', concat('/', toString(number)), number, 'EUR' FROM numbers(1000)`,
      `INSERT INTO sessions (sign, version, site_id, session_id, visitor_id, start, end, pageviews, events)
       SELECT 1, 1, 1 + number % 3, number, number, toDateTime64('2026-01-01 10:00:00', 3, 'UTC') + number * 7000,
         toDateTime64('2026-03-01 10:00:00', 3, 'UTC') + number * 7000, 11, 11 FROM numbers(90)`,
    ])
      await client.command({ query })
    await makeTablesOlder(client)
  })
})
afterAll(() => removeFolder(folder))

async function withTables<Result>(at: string, read: (client: ClickHouseClient) => Promise<Result>): Promise<Result> {
  const clickhouse = await openClickHouse({ url: undefined, folder: at, log: { warn() {}, error: console.error } })
  try {
    return await read(clickhouse.client)
  } finally {
    await clickhouse.close()
  }
}

/** The definitions of all tables, the versions that are noted, and a checksum of the rows. */
async function contentOf(client: ClickHouseClient): Promise<object> {
  const queries = [
    'SELECT name, create_table_query FROM system.tables WHERE database = currentDatabase() ORDER BY name',
    'SELECT version, name FROM schema_migrations ORDER BY version',
    `SELECT count() AS rows, sum(sipHash64(formatRow('RowBinary', *))) AS sum FROM events`,
    `SELECT count() AS rows, sum(sipHash64(formatRow('RowBinary', *))) AS sum FROM sessions`,
    'SELECT count() AS stores FROM store',
  ]
  return Promise.all(queries.map((query) => selectRows(client, query, {})))
}

async function migrateUntil(at: string, statement: number): Promise<{ signal: string | undefined; said: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, at, String(statement)], (error, said) =>
      done({ signal: error?.signal ?? undefined, said }),
    )
  })
}

/** A folder with the older tables, or one without any. */
async function copyOf(from: string | undefined): Promise<string> {
  const copy = join(folder, `copy-${Math.random()}`)
  // The engine names the folders of its tables by links that are relative.
  if (from !== undefined) await cp(from, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

async function expectSameAfterKills(from: string | undefined, usual: readonly string[]): Promise<void> {
  const whole = await copyOf(from)
  const statements = JSON.parse((await migrateUntil(whole, 0)).said) as string[]
  const migrated = await withTables(whole, contentOf)
  const chosen = usual.map((beginning) => statements.findIndex((one) => one.startsWith(beginning)))
  for (const index of isLong ? statements.keys() : chosen) {
    const at = await copyOf(from)
    expect([statements[index], (await migrateUntil(at, index + 1)).signal]).toEqual([statements[index], 'SIGKILL'])
    expect(await withTables(at, contentOf)).toEqual(migrated)
    await removeFolder(at)
  }
}

test('killed before a statement of a migration of the event tables, the next start ends with the same', () =>
  expectSameAfterKills(older, KILLED_BEFORE))

test.runIf(isLong)('the same where the tables are made', () => expectSameAfterKills(undefined, []))
