import type { ClickHouseClient } from '@clickhouse/client'
import { randomBytes } from 'node:crypto'
import { changesDone } from '../../store/clickhouse/long-statement.ts'
import { runCommand, selectRows } from '../../store/clickhouse/select.ts'
import { shardsOf } from '../../store/clickhouse/shards.ts'
import type { VisitAttributes } from '../../store/clickhouse/rows.ts'
import { attributeNames } from './rebuild-queries.ts'

/** An event that belongs to another visit than it says, or whose visit has other attributes than it says. */
export interface ReassignedEvent {
  id: string
  session_id: string
  attributes: VisitAttributes
}

/** The first part of the names of tables that hold moved events. */
const MOVED = 'moved_events_'
/** The age from which on such a table was left by a server that was killed. */
const LEFT_AFTER = 'INTERVAL 1 HOUR'

/**
 * Updates the visit, and with it source, country and so on, of moved events. ClickHouse rewrites parts of the table, so
 * at no moment an event is there twice or not at all; repeating it changes nothing. The attributes that an event came with
 * are kept with it.
 */
export async function reassignEvents(
  client: ClickHouseClient,
  siteId: number,
  events: readonly ReassignedEvent[],
): Promise<void> {
  if (events.length === 0) return
  const names = (await attributeNames(client)).filter((name) => name !== 'hostname')
  await Promise.all(shardsOf(client).map((shard) => updateShard(shard, siteId, events, names)))
}

/** Waits for updates whose sender was stopped, and deletes the tables that they read. */
export async function finishReassignments(client: ClickHouseClient): Promise<void> {
  await Promise.all(
    shardsOf(client).map(async (shard) => {
      // An update that failed was dropped; the next attempt repeats it.
      await changesDone(shard, 'events', MOVED).catch(() => {})
      const left = await selectRows<{ name: string }>(
        shard,
        `SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, {moved: String})
           AND metadata_modification_time < now() - ${LEFT_AFTER}`,
        { moved: MOVED },
      )
      for (const { name } of left) await runCommand(shard, `DROP TABLE IF EXISTS ${name}`, {})
    }),
  )
}

/** Updates the events of one database; events that are not in it change nothing. */
async function updateShard(
  client: ClickHouseClient,
  siteId: number,
  events: readonly ReassignedEvent[],
  names: readonly string[],
): Promise<void> {
  const [database] = await selectRows<{ name: string }>(client, 'SELECT currentDatabase() AS name', {})
  const table = `${MOVED}${randomBytes(8).toString('hex')}`
  const valueOf = (name: string) => `joinGet('${database?.name}.${table}', '${name}', id)`
  await client.command({
    query: `CREATE TABLE ${table} (id UUID, is_moved UInt8, session_id UInt64, ${names.map((name) => `${name} String`).join(', ')})
      ENGINE = Join(ANY, LEFT, id)`,
  })
  await client.insert({
    table,
    values: events.map(({ id, session_id, attributes }) => ({ ...attributes, id, is_moved: 1, session_id })),
    format: 'JSONEachRow',
    clickhouse_settings: { input_format_skip_unknown_fields: 1 },
  })
  // All values are made from those before the update.
  const own = `mapFromArrays([${names.map((name) => `'${name}'`).join(', ')}], [${names.map((name) => `toString(${name})`).join(', ')}])`
  const changes = [
    ...['session_id', ...names].map((name) => `${name} = ${valueOf(name)}`),
    `own_attributes = if(empty(own_attributes), ${own}, own_attributes)`,
  ]
  await client.command({
    query: `ALTER TABLE events UPDATE ${changes.join(', ')} WHERE site_id = ${siteId} AND ${valueOf('is_moved')} = 1`,
    clickhouse_settings: { mutations_sync: '0', allow_nondeterministic_mutations: 1 },
  })
  // The change may take longer than a connection is kept, and continues without one.
  await changesDone(client, 'events', table)
  // The table is dropped last: an update whose values are gone could never end.
  await runCommand(client, `DROP TABLE IF EXISTS ${table}`, {})
}
