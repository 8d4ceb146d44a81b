import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '../database.ts'
import { rowRangeOf, countOf, type Page } from '../paging.ts'
import type { EventImportTable } from '../schema/jobs.ts'

export type EventImport = Selectable<EventImportTable>

export async function insertEventImport(
  transaction: Database,
  row: Pick<Insertable<EventImportTable>, 'website_id' | 'user_id' | 'job_id' | 'state' | 'name' | 'format'>,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('event_import')
    .values({ ...row, created_at: now.toISOString() })
    .execute()
}

export function findEventImport(db: Database, siteId: number, id: number): Promise<EventImport | undefined> {
  return db
    .selectFrom('event_import')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
}

/** The import that a job carries out; undefined for jobs of older versions. */
export function findImportOfJob(db: Database, jobId: number): Promise<EventImport | undefined> {
  return db.selectFrom('event_import').selectAll().where('job_id', '=', jobId).executeTakeFirst()
}

/** An import with its person, and with the state of its jobs. */
export interface ListedImport extends EventImport {
  email: string | null
  /** The events that a running import has written so far. */
  created: number | null
  removal_status: string | null
}

/** The imports of a site, page by page. A file whose check has come to nothing is none, though its row is removed a little later. */
export async function listEventImports(
  db: Database,
  siteId: number,
  page: Page<'id' | 'created_at'>,
): Promise<{ list: ListedImport[]; total: number }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const own = db
    .selectFrom('event_import')
    .where('event_import.website_id', '=', siteId)
    .where((eb) => {
      const job = eb.selectFrom('job').select('job.id').whereRef('job.id', '=', 'event_import.job_id')
      const isOver = eb.exists(job.where('job.status', 'in', ['failed', 'cancelled']))
      return eb.not(eb.and([eb('event_import.state', '=', 'checking'), isOver]))
    })
  const [list, total] = await Promise.all([
    own
      .leftJoin('app_user', 'app_user.id', 'event_import.user_id')
      .leftJoin('transfer', 'transfer.job_id', 'event_import.job_id')
      .leftJoin('job as removal', 'removal.id', 'event_import.removal_job_id')
      .selectAll('event_import')
      .select(['app_user.email', 'transfer.created', 'removal.status as removal_status'])
      .orderBy(`event_import.${column}`, direction)
      .orderBy('event_import.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    countOf(own),
  ])
  return { list, total }
}

/** The first and the last instant, within a range, of the events that reports of Google Analytics were imported as. */
export async function readReportedSpan(
  db: Database,
  siteId: number,
  range: { from: string; to: string },
): Promise<{ first: string; last: string } | undefined> {
  const row = await db
    .selectFrom('event_import')
    .select(({ fn }) => [fn.min('first_at').as('first'), fn.max('last_at').as('last')])
    .where('website_id', '=', siteId)
    .where('format', '=', 'google_analytics')
    .where('first_at', '<', range.to)
    .where('last_at', '>=', range.from)
    .executeTakeFirst()
  const { first = null, last = null } = row ?? {}
  if (first === null || last === null) return undefined
  const end = new Date(Date.parse(range.to) - 1).toISOString()
  return { first: first < range.from ? range.from : first, last: last < end ? last : end }
}

export async function changeEventImport(
  transaction: Database,
  id: number,
  changes: Updateable<EventImportTable>,
): Promise<void> {
  await transaction.updateTable('event_import').set(changes).where('id', '=', id).execute()
}

export async function deleteEventImport(transaction: Database, id: number): Promise<void> {
  await transaction.deleteFrom('event_import').where('id', '=', id).execute()
}

/** Forgets the imports whose events are deleted with all others of their sites; those that run have some yet to come. */
export async function deleteImportsOfSites(transaction: Database, siteIds: readonly number[]): Promise<void> {
  await transaction.deleteFrom('event_import').where('website_id', 'in', siteIds).where('state', '=', 'kept').execute()
}
