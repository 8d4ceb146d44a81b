import { hostOf } from '@sightline/api-client/contract'
import type { Collector } from '../collector/collector.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { invalidFields } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import { deleteSites, type Site } from '../store/relational/sites/sites.ts'

/** Where sites are, and what comes for them. */
export interface SiteHomes {
  db: Database
  collector: Pick<Collector, 'forgetSites'>
  jobs: Pick<Jobs, 'start'>
}

/**
 * Removes sites, with one job that deletes what was collected: no event is taken for them from now on.
 * @param ids At most as many as one statement takes.
 * @param callerId Who follows the job.
 * @returns the ids of the sites that were there, and the job; undefined where there were none
 */
export async function removeSites(
  { db, collector, jobs }: SiteHomes,
  ids: readonly number[],
  callerId: number,
): Promise<{ removed: number[]; jobId: number | undefined }> {
  const result = await inTransaction(db, async (transaction) => {
    const removed = await deleteSites(transaction, ids)
    if (removed.length === 0) return { removed, jobId: undefined }
    const job = { kind: 'delete_site_data', ownerId: callerId, input: { site_ids: removed } } as const
    return { removed, jobId: await jobs.start(job, transaction) }
  })
  collector.forgetSites()
  return result
}

/** @throws {ApiError} domain_mismatch at its field where the site's domain was not typed again */
export function confirmDomain(site: Pick<Site, 'domain'>, typed: string): void {
  if (hostOf(typed.trim()) !== site.domain) throw invalidFields({ domain: 'domain_mismatch' }, 'domain_mismatch')
}
