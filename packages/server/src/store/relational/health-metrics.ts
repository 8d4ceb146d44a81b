import { connectionStates, dropReasons, type DropReason } from '@sightline/api-client/contract'
import { sql } from 'kysely'
import { hasParallelWriters, type Database } from './database.ts'
import { countOf } from './paging.ts'

/** The bytes of the database on disk. */
export async function readDatabaseBytes(db: Database): Promise<number> {
  const query = hasParallelWriters(db)
    ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** The events that were left out from a day on, by reason, the most first. */
export async function readDropsByReason(
  db: Database,
  firstDay: string,
): Promise<{ reason: DropReason; count: number }[]> {
  const rows = await db
    .selectFrom('dropped_events')
    .where('day', '>=', firstDay)
    .select(({ fn }) => ['reason', fn.sum<number | string>('count').as('count')])
    .groupBy('reason')
    .execute()
  const counts = new Map(rows.map(({ reason, count }) => [reason, Number(count)]))
  return dropReasons
    .flatMap((reason) => (counts.has(reason) ? [{ reason, count: counts.get(reason) ?? 0 }] : []))
    .toSorted((a, b) => b.count - a.count)
}

/** The connected accounts at Google by their state, the sites with a property, and the last error. */
export async function readGoogleState(db: Database) {
  const accounts = db.selectFrom('connection').where('provider', '=', 'google')
  const rows = await accounts
    .select(({ fn }) => ['state', fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  const failed = await accounts
    .where('last_error_at', 'is not', null)
    .select(['last_error', 'last_error_at'])
    .orderBy('last_error_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const working = connectionStates.filter((state) => state !== 'reconnect')
  return {
    connected: working.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
    reconnect: counts.get('reconnect') ?? 0,
    properties: await countOf(db.selectFrom('google_property')),
    last_error: failed?.last_error ?? null,
    last_error_at: failed?.last_error_at ?? null,
  }
}

/** The AI tasks that wait and run, and those that ended since an instant. */
export async function readAiTaskState(db: Database, since: string) {
  const tasks = db.selectFrom('ai_task')
  const ended = tasks.where('finished_at', '>=', since)
  const [oldest, failed] = await Promise.all([
    tasks.where('task_status', '=', 'pending').select('created_at').orderBy('created_at').limit(1).executeTakeFirst(),
    ended
      .where('task_status', '=', 'failed')
      .select('error')
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    pending: await countOf(tasks.where('task_status', '=', 'pending')),
    running: await countOf(tasks.where('task_status', '=', 'running')),
    oldest_pending_at: oldest?.created_at ?? null,
    succeeded: await countOf(ended.where('task_status', '=', 'succeeded')),
    failed: await countOf(ended.where('task_status', '=', 'failed')),
    templated: await countOf(ended.where('task_status', '=', 'succeeded').where('worded_by', '=', 'template')),
    last_error: failed?.error ?? null,
  }
}
