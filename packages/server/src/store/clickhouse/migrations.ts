import type { ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import { StartError } from '../../errors.ts'
import { selectRows } from './select.ts'

/** The columns of a visit's source, place and device: those of its first event. They are the same in both tables. */
const visitColumns = `
  hostname LowCardinality(String),
  referrer String CODEC(ZSTD(1)),
  source LowCardinality(String),
  channel LowCardinality(String),
  utm_source LowCardinality(String),
  utm_medium LowCardinality(String),
  utm_campaign LowCardinality(String),
  utm_content LowCardinality(String),
  utm_term LowCardinality(String),
  country LowCardinality(String),
  region LowCardinality(String),
  city LowCardinality(String),
  language LowCardinality(String),
  browser LowCardinality(String),
  browser_version LowCardinality(String),
  os LowCardinality(String),
  os_version LowCardinality(String),
  device LowCardinality(String),
  screen LowCardinality(String)`

/** Inserts that repeat a token within this number of blocks are dropped; one batch is in flight at a time. */
const tableSettings = `SETTINGS
  non_replicated_deduplication_window = 1000,
  fsync_after_insert = 1,
  fsync_part_directory = 1`

interface Migration {
  version: number
  name: string
  /** The statements; each is safe to repeat, as after a crash between two of them all run again. */
  statements: readonly string[]
}

export const migrations: readonly Migration[] = [
  {
    version: 1,
    name: 'events and sessions',
    statements: [
      `CREATE TABLE IF NOT EXISTS events (
        site_id UInt32,
        ts DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
        id UUID,
        visitor_id UInt64,
        session_id UInt64,
        name LowCardinality(String),
        pathname String CODEC(ZSTD(1)),
        title String CODEC(ZSTD(1)),
        interactive Bool,
        props Map(LowCardinality(String), String) CODEC(ZSTD(1)),
        engagement_ms UInt32 CODEC(T64, ZSTD(1)),
        scroll_depth Nullable(UInt8),
        revenue Nullable(Decimal(18, 4)),
        currency LowCardinality(String),${visitColumns}
      )
      ENGINE = MergeTree
      PARTITION BY toYYYYMM(ts)
      ORDER BY (site_id, toDate(ts), name, visitor_id, ts)
      ${tableSettings}`,
      `CREATE TABLE IF NOT EXISTS sessions (
        sign Int8,
        version UInt32,
        site_id UInt32,
        session_id UInt64,
        visitor_id UInt64,
        start DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
        end DateTime64(3, 'UTC') CODEC(Delta(8), ZSTD(1)),
        is_bounce Bool,
        pageviews UInt32 CODEC(T64, ZSTD(1)),
        events UInt32 CODEC(T64, ZSTD(1)),
        entry_page String CODEC(ZSTD(1)),
        exit_page String CODEC(ZSTD(1)),${visitColumns},
        INDEX end_range end TYPE minmax GRANULARITY 1
      )
      ENGINE = VersionedCollapsingMergeTree(sign, version)
      PARTITION BY toYYYYMM(start)
      ORDER BY (site_id, toDate(start), visitor_id, session_id)
      ${tableSettings}`,
    ],
  },
  {
    version: 2,
    name: 'columns that are read faster',
    // Every query reads instants, and most read paths. Existing rows get these codecs when they are merged.
    statements: [
      `ALTER TABLE events
        MODIFY COLUMN ts DateTime64(3, 'UTC') CODEC(T64),
        MODIFY COLUMN pathname String CODEC(LZ4HC(4))`,
      `ALTER TABLE sessions
        MODIFY COLUMN start DateTime64(3, 'UTC') CODEC(T64),
        MODIFY COLUMN end DateTime64(3, 'UTC') CODEC(T64)`,
    ],
  },
  {
    version: 3,
    name: 'the import of an event',
    statements: [
      // 0 where the event was collected. An event whose visit gives it other attributes than it came with keeps its own,
      // so that its visits can be rebuilt without those of an import.
      `ALTER TABLE events
        ADD COLUMN IF NOT EXISTS import_id UInt32 CODEC(ZSTD(1)),
        ADD COLUMN IF NOT EXISTS own_attributes Map(LowCardinality(String), String) CODEC(ZSTD(1))`,
    ],
  },
  {
    version: 4,
    name: 'daily sums',
    // They follow from the tables above, and can be made anew at any time: docs/decisions/0018-daily-sums.md.
    statements: [
      `CREATE TABLE IF NOT EXISTS daily_sums (
        site_id UInt32,
        dimension LowCardinality(String),
        day Int64 CODEC(T64, ZSTD(1)),
        build UInt64 CODEC(ZSTD(1)),
        value String CODEC(ZSTD(1)),
        prev Int64 CODEC(T64, ZSTD(1)),
        visitors UInt32 CODEC(T64, ZSTD(1)),
        sessions UInt32 CODEC(T64, ZSTD(1)),
        started UInt32 CODEC(T64, ZSTD(1)),
        started_views UInt64 CODEC(T64, ZSTD(1)),
        started_ms UInt64 CODEC(T64, ZSTD(1)),
        started_bounces UInt32 CODEC(T64, ZSTD(1)),
        carried UInt32 CODEC(T64, ZSTD(1)),
        carried_views UInt64 CODEC(T64, ZSTD(1)),
        carried_ms UInt64 CODEC(T64, ZSTD(1)),
        carried_bounces UInt32 CODEC(T64, ZSTD(1)),
        pageviews UInt64 CODEC(T64, ZSTD(1)),
        events UInt64 CODEC(T64, ZSTD(1)),
        engaged_ms UInt64 CODEC(T64, ZSTD(1)),
        revenue Decimal(38, 4) CODEC(ZSTD(1))
      )
      ENGINE = MergeTree
      PARTITION BY toYYYYMM(fromUnixTimestamp64Milli(day, 'UTC'))
      ORDER BY (site_id, dimension, day, value, prev)
      SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`,
      `CREATE TABLE IF NOT EXISTS daily_builds (
        site_id UInt32,
        time_zone LowCardinality(String),
        currency LowCardinality(String),
        day Int64,
        next Int64,
        build UInt64,
        before UInt64,
        rows UInt64,
        events UInt64,
        started Int64,
        carried Int64,
        events_mutation UInt64,
        sessions_mutation UInt64,
        tables String,
        left_out Array(LowCardinality(String)),
        made_at DateTime64(6, 'UTC') DEFAULT now64(6)
      )
      ENGINE = ReplacingMergeTree(made_at)
      ORDER BY (site_id, time_zone, currency, day)
      SETTINGS fsync_after_insert = 1, fsync_part_directory = 1`,
    ],
  },
]

/** Those that tables of an earlier version have. */
export const migrationsUntil = (schema: number): Migration[] => migrations.filter(({ version }) => version <= schema)

/** The id of this set of tables, by which others can see whether they are still the same. */
export async function readStoreId(client: ClickHouseClient): Promise<string> {
  await client.command({ query: 'CREATE TABLE IF NOT EXISTS store (id UUID) ENGINE = MergeTree ORDER BY id' })
  const read = () => selectRows<{ id: string }>(client, 'SELECT id FROM store ORDER BY id LIMIT 1', {})
  const [known] = await read()
  if (known !== undefined) return known.id
  await client.insert({ table: 'store', values: [{ id: randomUUID() }], format: 'JSONEachRow' })
  const [made] = await read()
  if (made === undefined) throw new Error('The id of the event store was not kept')
  return made.id
}

/**
 * Migrates the database to the last of these versions.
 *
 * @param before Called before it, also where there is nothing to do
 * @throws {StartError} where a newer version created its tables
 */
export async function migrateClickHouse(
  client: ClickHouseClient,
  known = migrations,
  before: (state: { isNew: boolean; isPending: boolean }) => Promise<void> = async () => {},
): Promise<void> {
  await client.command({
    query: `CREATE TABLE IF NOT EXISTS schema_migrations (version UInt32, name String, applied_at DateTime('UTC') DEFAULT now())
      ENGINE = MergeTree ORDER BY version`,
  })
  const [row] = await selectRows<{ version: number }>(
    client,
    'SELECT max(version) AS version FROM schema_migrations',
    {},
  )
  const applied = row?.version ?? 0
  const newest = known.at(-1)?.version ?? 0
  if (applied > newest) {
    throw new StartError(
      `The event tables are of a newer Sightline (schema ${applied}, this one knows ${newest}). Start that version.`,
    )
  }
  await before({ isNew: applied === 0, isPending: applied < newest })
  for (const { version, name, statements } of known) {
    if (version <= applied) continue
    for (const query of statements) await client.command({ query })
    await client.insert({ table: 'schema_migrations', values: [{ version, name }], format: 'JSONEachRow' })
  }
}
