import type { ClickHouseClient } from '@clickhouse/client'
import { setTimeout as sleep } from 'node:timers/promises'
import { BackupError } from '../../errors.ts'
import { CONNECTIONS, connectClickHouse, createDatabase, PATIENT_MS, testClickHouse } from './client.ts'
import { EVENT_SCHEMA, isUnchanging, readEventSchema } from './freeze.ts'
import { migrateClickHouse } from './migrations.ts'
import { hasStaging } from './import/staging.ts'
import { ANY_SIZE } from './long-statement.ts'
import { selectRows } from './select.ts'
import { beginFill, notEmpty, readFillState, readId, type FillState } from './unfinished-copy.ts'

export interface EventCopy {
  events: number
  visits: number
  /** The sites with events, each of which was compared. */
  sites: number
  /** Whether everything was there already, so that nothing was written. */
  wasThere: boolean
  /** The id of the tables. */
  store: string
}

interface CopyOptions {
  /** The embedded engine, which nobody writes to meanwhile. */
  from: ClickHouseClient
  /** The address of an empty database of another ClickHouse. */
  to: string
  onProgress: (share: number) => void
}

/**
 * Copies both event tables into an empty database of another ClickHouse, month by month, and compares the number of rows and
 * a checksum of each month, and the values of each site. One that was interrupted goes on: what is there and equal stays.
 * No server uses them before `releaseRows`.
 * @throws {StartError} where the other ClickHouse cannot be used
 * @throws {BackupError} where it is not empty, or differs, or where an import is under way
 */
export async function copyEventTables({ from, to, onProgress }: CopyOptions): Promise<EventCopy> {
  if ((await readEventSchema(from)) !== EVENT_SCHEMA)
    throw new BackupError('The data folder is of another version. Start this one on it once, and stop it again.')
  await expectNoImport(from)
  await createDatabase({ url: to })
  const target = connectClickHouse({ url: to }, CONNECTIONS, PATIENT_MS)
  try {
    await testClickHouse(target)
    while (!(await isUnchanging(from))) await sleep(LOOK_EVERY_MS)
    const id = await readId(from, 'store')
    const state = await readFillState(target, id)
    if (state === 'empty') await beginFill(target, id)
    if (state !== 'whole') await migrateClickHouse(target)
    const months = await listMonths(from)
    const others = (await listMonths(target)).filter((one) => !months.some((month) => isSame(one, month)))
    // The source may have lost rows since an attempt before this one.
    for (const month of others) await dropMonth(target, month, state)
    for (const [index, month] of months.entries()) {
      await copyMonth(from, target, month, state)
      onProgress((index + 1) / months.length)
    }
    const sites = await compareSites(from, target)
    return { ...sites, wasThere: state === 'whole', store: id }
  } finally {
    await target.close()
  }
}

const LOOK_EVERY_MS = 200

/** An import keeps in tables of its own what it has read, and these are not copied. */
async function expectNoImport(from: ClickHouseClient): Promise<void> {
  if (await hasStaging(from))
    throw new BackupError(
      'An import is under way. Start the server, let it finish or cancel it there, and stop the server again.',
    )
}

const tables = ['events', 'sessions'] as const

interface Month {
  table: (typeof tables)[number]
  partition: string
}

const isSame = (one: Month, other: Month): boolean => one.table === other.table && one.partition === other.partition

async function listMonths(client: ClickHouseClient): Promise<Month[]> {
  const months = await Promise.all(
    tables.map(async (table) => {
      const rows = await selectRows<{ partition: string }>(
        client,
        `SELECT DISTINCT _partition_id AS partition FROM ${table} ORDER BY partition`,
        {},
        LONG,
      )
      return rows.map(({ partition }) => ({ table, partition }))
    }),
  )
  return months.flat()
}

async function dropMonth(target: ClickHouseClient, { table, partition }: Month, state: FillState): Promise<void> {
  if (state === 'whole') throw notEmpty()
  await target.command({
    query: `ALTER TABLE ${table} DROP PARTITION ID '${partition}'`,
    clickhouse_settings: ANY_SIZE,
  })
}

async function copyMonth(
  from: ClickHouseClient,
  target: ClickHouseClient,
  month: Month,
  state: FillState,
): Promise<void> {
  const columns = await listColumns(from, month.table)
  const expected = await sumOf(from, month, columns)
  const found = await sumOf(target, month, columns)
  if (found === expected) return
  if (state === 'whole') throw notEmpty()
  await dropMonth(target, month, state)
  const { table, partition } = month
  const { stream } = await from.exec({
    query: `SELECT ${columns.join(', ')} FROM ${rowsOf(month)} WHERE _partition_id = '${partition}' FORMAT Native`,
    clickhouse_settings: { max_execution_time: 0 },
  })
  const written = await target.exec({
    query: `INSERT INTO ${table} (${columns.join(', ')}) FORMAT Native`,
    values: stream,
    // The same rows may have been there before, in an attempt that was interrupted.
    clickhouse_settings: { insert_deduplicate: 0, async_insert: 0, max_execution_time: 0 },
  })
  written.stream.resume()
  const arrived = await sumOf(target, month, columns)
  if (arrived !== expected)
    throw new BackupError(`Nothing was moved: ${table} of ${partition} has ${arrived}, and should have ${expected}.`)
}

/** A statement about a visit that was taken back is not copied, nor what takes it back: merges leave out both. */
const rowsOf = ({ table }: Month): string => (table === 'sessions' ? 'sessions FINAL' : table)

async function listColumns(client: ClickHouseClient, table: string): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    client,
    'SELECT name FROM system.columns WHERE database = currentDatabase() AND table = {table: String} ORDER BY position',
    { table },
  )
  return rows.map(({ name }) => name)
}

/** The number of rows of a month, and a checksum of all their columns, in whatever order they lie. */
async function sumOf(client: ClickHouseClient, month: Month, columns: readonly string[]): Promise<string> {
  const [row] = await selectRows<{ rows: string; sum: string }>(
    client,
    `SELECT count() AS rows, sum(sipHash64(formatRow('RowBinary', ${columns.join(', ')}))) AS sum
     FROM ${rowsOf(month)} WHERE _partition_id = {partition: String}`,
    { partition: month.partition },
    LONG,
  )
  return `${row?.rows} rows of the checksum ${row?.sum}`
}

const LONG = { timeout: PATIENT_MS }

/** Compares what each site has, as its statistics count it. @throws {BackupError} naming a site that differs */
async function compareSites(
  from: ClickHouseClient,
  target: ClickHouseClient,
): Promise<Omit<EventCopy, 'wasThere' | 'store'>> {
  const [expected, found] = await Promise.all([from, target].map((client) => readSites(client)))
  const texts = new Map(found?.map((site) => [site.site_id, JSON.stringify(site)]))
  for (const site of expected ?? [])
    if (texts.get(site.site_id) !== JSON.stringify(site))
      throw new BackupError(
        `Nothing was moved: the site ${site.site_id} has ${texts.get(site.site_id)}, and should have ${JSON.stringify(site)}.`,
      )
  const total = (name: 'events' | 'visits') => (expected ?? []).reduce((sum, site) => sum + Number(site[name]), 0)
  return { sites: expected?.length ?? 0, events: total('events'), visits: total('visits') }
}

interface SiteValues {
  site_id: number
  events: string
  visits: string
}

const readSites = (client: ClickHouseClient): Promise<SiteValues[]> =>
  selectRows<SiteValues>(
    client,
    `SELECT site_id, sum(events) AS events, sum(visitors) AS visitors, sum(visits) AS visits, sum(pageviews) AS pageviews,
       sum(bounces) AS bounces, sum(milliseconds) AS milliseconds, toString(sum(revenue)) AS revenue
     FROM (
       SELECT site_id, count() AS events, uniqExact(visitor_id) AS visitors, 0 AS visits, 0 AS pageviews, 0 AS bounces,
         0 AS milliseconds, sum(revenue) AS revenue FROM events GROUP BY site_id
       UNION ALL
       SELECT site_id, 0 AS events, 0 AS visitors, sum(sign) AS visits, sum(sign * pageviews) AS pageviews,
         sum(sign * is_bounce) AS bounces,
         sum(sign * (toUnixTimestamp64Milli(end) - toUnixTimestamp64Milli(start))) AS milliseconds,
         NULL AS revenue FROM sessions GROUP BY site_id
     ) GROUP BY site_id ORDER BY site_id`,
    {},
    LONG,
  )
