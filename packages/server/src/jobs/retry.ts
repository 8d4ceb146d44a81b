import type { ApiErrorKey, JobKind } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { findOwnedJob, type OwnedJob } from '../store/relational/jobs/all-jobs.ts'
import { requeueJob, type Job } from '../store/relational/jobs/jobs.ts'
import type { Jobs } from './jobs.ts'

interface RetryParts {
  db: Database
  jobs: Pick<Jobs, 'wake'>
  importExport: { restartExport(transaction: Database, job: Pick<Job, 'id' | 'kind' | 'owner_id'>): Promise<void> }
  now: () => Date
}

/** The file of an export that has not succeeded is deleted, so the export is written anew. */
const EXPORTS: readonly JobKind[] = ['export_events', 'export_account']

/**
 * Runs a job again that has failed or was cancelled. The same job goes on after its last step, so nothing that it has
 * done is done again; an export, which changes nothing, begins anew.
 * @throws {ApiError} not_found, or the reason of `retryErrorOf`, or what speaks against a new export
 */
export async function retryJob({ db, jobs, importExport, now }: RetryParts, jobId: number): Promise<void> {
  const kind = await db.transaction().execute(async (transaction) => {
    const job = await findOwnedJob(transaction, jobId)
    if (job === undefined) throw new ApiError('not_found')
    const error = retryErrorOf(job)
    if (error !== undefined) throw new ApiError(error)
    const isExport = EXPORTS.includes(job.kind)
    if (isExport) await importExport.restartExport(transaction, job)
    // Another administrator may have been faster.
    const isQueued = await requeueJob(transaction, jobId, now(), isExport ? { done: 0, total: null } : undefined)
    if (!isQueued) throw new ApiError('job_not_ended')
    return job.kind
  })
  jobs.wake(kind)
}

/** Why a job cannot run again; undefined where it can. */
export function retryErrorOf(job: OwnedJob): ApiErrorKey | undefined {
  if (job.finished_at === null) return 'job_not_ended'
  if (job.status === 'succeeded') return 'job_succeeded'
  switch (job.kind) {
    // Their files are deleted when they end, because they may contain personal data.
    case 'import_users':
    case 'import_points':
    case 'check_import':
    case 'import_events':
      return 'job_file_gone'
    case 'bulk':
      return 'job_input_gone'
    // What is to be deleted is deleted, whoever is gone.
    case 'delete_site_data':
    case 'remove_import':
      return undefined
    case 'export_events':
      return isOwnerThere(job) ? siteErrorOf(job) : 'job_owner_gone'
    case 'export_account':
    case 'import_properties':
      return isOwnerThere(job) ? undefined : 'job_owner_gone'
  }
}

const isOwnerThere = ({ owner_deleted_at, owner_status }: OwnedJob): boolean =>
  owner_deleted_at === null && owner_status === 'active'

function siteErrorOf({ sites: [site], owner_id, owner_level }: OwnedJob): ApiErrorKey | undefined {
  if (site === undefined || site.owner_id === null) return 'job_site_gone'
  return site.owner_id === owner_id || owner_level === 'admin' ? undefined : 'job_site_gone'
}
