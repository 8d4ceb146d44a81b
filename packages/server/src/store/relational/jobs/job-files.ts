import type { Insertable, Selectable, Updateable } from 'kysely'
import type { EventImportState } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'
import type { JobFileTable } from '../schema/jobs.ts'

export type JobFile = Selectable<JobFileTable>

export async function insertJobFile(
  transaction: Database,
  jobFile: Omit<Insertable<JobFileTable>, 'unknown_fields' | 'created' | 'skipped' | 'failed'>,
): Promise<void> {
  await transaction
    .insertInto('transfer')
    .values({ ...jobFile, unknown_fields: '[]' })
    .execute()
}

export function findJobFile(db: Database, jobId: number): Promise<JobFile | undefined> {
  return db.selectFrom('transfer').selectAll().where('job_id', '=', jobId).executeTakeFirst()
}

/** The imports and exports among these jobs, by the job's id. */
export async function findJobFiles(db: Database, jobIds: readonly number[]): Promise<Map<number, JobFile>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db.selectFrom('transfer').selectAll().where('job_id', 'in', jobIds).execute()
  return new Map(rows.map((row) => [row.job_id, row]))
}

export async function changeJobFile(
  transaction: Database,
  jobId: number,
  changes: Updateable<JobFileTable>,
): Promise<void> {
  await transaction.updateTable('transfer').set(changes).where('job_id', '=', jobId).execute()
}

/** Records that a file was deleted, unless the job has another file by now. */
export async function forgetFile(db: Database, { job_id, file }: Pick<JobFile, 'job_id' | 'file'>): Promise<void> {
  await db.updateTable('transfer').set({ file: null }).where('job_id', '=', job_id).where('file', '=', file).execute()
}

/** The number and bytes of files that are not imported yet or not completely written. */
export interface WaitingFiles {
  files: number
  bytes: number
}

/** The imports and exports that wait or run, and the checked files that wait for an answer: those of a person, and those of a site. */
export async function sumWaitingFiles(
  db: Database,
  { ownerId, siteId }: { ownerId: number; siteId: number },
): Promise<{ person: WaitingFiles; site: WaitingFiles }> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('job', 'job.id', 'transfer.job_id')
    .leftJoin('event_import', 'event_import.job_id', 'transfer.job_id')
    .select(['job.owner_id', 'transfer.website_id', 'transfer.size'])
    .where((where) => where.or([where('job.finished_at', 'is', null), where('event_import.state', '=', 'checked')]))
    .where((where) => where.or([where('job.owner_id', '=', ownerId), where('transfer.website_id', '=', siteId)]))
    .execute()
  const sumOf = (those: typeof rows) => ({
    files: those.length,
    bytes: those.reduce((sum, { size }) => sum + size, 0),
  })
  return {
    person: sumOf(rows.filter(({ owner_id }) => owner_id === ownerId)),
    site: sumOf(rows.filter(({ website_id }) => website_id === siteId)),
  }
}

/** A file of an import or export that still exists, with the state of its job. */
export interface StoredJobFile extends JobFile {
  kind: 'check_import' | 'import_events' | 'export_events' | 'export_account'
  status: string
  finished_at: string | null
  /** Where the import of the file is; null for an export, and once the import was discarded. */
  import_state: EventImportState | null
  /** Whether the site still exists. */
  has_site: boolean
  /** Whether the account of its owner still exists. */
  has_owner: boolean
}

/** The imports and exports for which a server keeps files. */
export async function listStoredJobFiles(db: Database, serverId: string): Promise<StoredJobFile[]> {
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('job', 'job.id', 'transfer.job_id')
    .leftJoin('website', 'website.id', 'transfer.website_id')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.id', '=', 'job.owner_id').on('app_user.deleted_at', 'is', null),
    )
    .leftJoin('event_import', 'event_import.job_id', 'transfer.job_id')
    .selectAll('transfer')
    .select(['event_import.state as import_state'])
    .select(['job.kind', 'job.status', 'job.finished_at', 'website.id as site', 'app_user.id as owner'])
    .where('transfer.server_id', '=', serverId)
    .where('transfer.file', 'is not', null)
    .execute()
  return rows.flatMap(({ kind, site, owner, ...row }) =>
    kind === 'check_import' || kind === 'import_events' || kind === 'export_events' || kind === 'export_account'
      ? [{ ...row, kind, has_site: site !== null, has_owner: owner !== null }]
      : [],
  )
}
