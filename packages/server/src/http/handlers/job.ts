import { requireOwnSession } from '../../accounts/require-own-session.ts'
import { bulkActionOf } from '../../bulk/bulk-job.ts'
import { ApiError } from '../../errors.ts'
import { isDryRunOf } from '../../jobs/csv-import.ts'
import { isCancellable } from '../../jobs/jobs.ts'
import { retryErrorOf, retryJob } from '../../jobs/retry.ts'
import { listAllJobs } from '../../store/relational/jobs/all-jobs.ts'
import { idOf } from '../../store/relational/ids.ts'
import { findJob, listJobsOf, type Job } from '../../store/relational/jobs/jobs.ts'
import { countLines, listLines, type LineCounts } from '../../store/relational/jobs/job-lines.ts'
import { findJobFile, findJobFiles, type JobFile } from '../../store/relational/jobs/job-files.ts'
import { findSite } from '../../store/relational/sites/sites.ts'
import { reportCertainties } from '../../import-export/google-analytics/report-certainties.ts'
import { isExportReady } from '../../import-export/import-export.ts'
import { isSiteOfKey } from '../access.ts'
import type { Principal, Handlers } from '../context.ts'
import { pathOfExport } from '../routes/export-routes.ts'
import type { Services } from '../services.ts'

export const job: Handlers<'job'> = {
  async get({ input: { id, ...page }, services, principal }) {
    const found = await jobFor(principal, id, services)
    const report = await listLines(services.db, found.id, page)
    // A link is as good as the account; somebody who is no administrator any more gets none.
    const mayHaveLinks = principal.user.level === 'admin'
    const list = await Promise.all(
      report.list.map(async ({ newUser, ...line }) => ({
        ...line,
        link: newUser === undefined || !mayHaveLinks ? null : await services.links.passwordLink(newUser),
      })),
    )
    return { job: await withCounts(found, services), report: { list, total: report.total } }
  },
  async fetchList({ input, services: { db }, principal }) {
    const { list, total } = await listJobsOf(db, principal.user.id, input)
    const ids = list.map(({ id }) => id)
    const [counts, jobFiles] = await Promise.all([countLines(db, ids), findJobFiles(db, ids)])
    return { list: list.map((row) => answerOf(row, counts.get(row.id), jobFiles.get(row.id))), total }
  },
  async cancel({ input, services, principal }) {
    const { id } = await jobFor(principal, input.id, services)
    await services.jobs.cancel(id)
    return withCounts(await jobFor(principal, input.id, services), services)
  },
  async fetchAll({ input, services: { db } }) {
    const { list, total, totals } = await listAllJobs(db, input, input)
    const ids = list.map(({ id }) => id)
    const [counts, jobFiles] = await Promise.all([countLines(db, ids), findJobFiles(db, ids)])
    return {
      list: list.map((row) => ({
        ...answerOf(row, counts.get(row.id), jobFiles.get(row.id)),
        owner_id: row.owner_id,
        owner_email: row.owner_deleted_at === null ? row.owner_email : null,
        sites: row.sites.map(({ id, domain }) => ({ id, domain })),
        can_cancel: isCancellable(row),
        retry_error: retryErrorOf(row) ?? null,
      })),
      total,
      totals,
    }
  },
  async retry({ input, services, principal }) {
    await retryJob(services, idOf(input.id))
    return withCounts(await jobFor(principal, input.id, services), services)
  },
  async download({ input, services, principal }) {
    const found = await jobFor(principal, input.id, services)
    if (found.kind === 'export_account') assertOwnData(principal, found)
    else await assertSiteData(principal, found, services)
    const offer = await services.importExport.createDownloadToken(found.id)
    if (offer === undefined) throw new ApiError('export_gone')
    return { url: `${services.basePath}${pathOfExport(offer.token)}`, expires_at: offer.expiresAt.toISOString() }
  },
}

/** An unknown job answers like somebody else's. @throws {ApiError} not_found */
async function jobFor(principal: Principal, id: string, { db }: Services): Promise<Job> {
  const { user, key } = principal
  const found = await findJob(db, idOf(id))
  if (found === undefined || (found.owner_id !== user.id && user.level !== 'admin')) throw new ApiError('not_found')
  if (key !== undefined) {
    const isOfImport = found.kind === 'import_events' || found.kind === 'check_import'
    const jobFile = isOfImport ? await findJobFile(db, found.id) : undefined
    if (jobFile === undefined || !isSiteOfKey(principal, jobFile.website_id)) throw new ApiError('not_found')
  }
  return found
}

/** Nobody else fetches what is known of a person, staff neither. @throws {ApiError} */
function assertOwnData({ user, session }: Principal, { owner_id }: Job): void {
  if (owner_id !== user.id) throw new ApiError('not_found')
  requireOwnSession(session)
}

/** The person who started the export may have transferred the site since. @throws {ApiError} not_found */
async function assertSiteData({ user }: Principal, { id }: Job, { db }: Services): Promise<void> {
  const jobFile = await findJobFile(db, id)
  const site = jobFile === undefined ? undefined : await findSite(db, jobFile.website_id)
  if (site === undefined || (site.owner_id !== user.id && user.level !== 'admin')) throw new ApiError('not_found')
}

async function withCounts(found: Job, { db }: Services) {
  const [counts, jobFile] = await Promise.all([countLines(db, [found.id]), findJobFile(db, found.id)])
  return answerOf(found, counts.get(found.id), jobFile)
}

const answerOf = (row: Job, counts: LineCounts = { created: 0, skipped: 0, failed: 0 }, jobFile?: JobFile) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  done: row.done,
  total: row.total,
  counts: jobFile ?? counts,
  error: row.error,
  transfer: jobFile === undefined ? undefined : transferOf(jobFile),
  action: row.kind === 'bulk' ? bulkActionOf(row) : undefined,
  is_dry_run: isDryRunOf(row),
  created_at: row.created_at,
  started_at: row.started_at,
  updated_at: row.updated_at,
  finished_at: row.finished_at,
})

const transferOf = (jobFile: JobFile) => ({
  site_id: jobFile.website_id === 0 ? null : jobFile.website_id,
  format: jobFile.format,
  name: jobFile.name,
  size: jobFile.size,
  is_ready: isExportReady(jobFile),
  unknown_fields: JSON.parse(jobFile.unknown_fields) as string[],
  ...(jobFile.format === 'google_analytics' && { figures: reportCertainties }),
})
