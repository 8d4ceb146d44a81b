import { pagePaths, type JobKind, type noticeData } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import { insertNotices } from '../store/relational/accounts/notices.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { endJob, type ClaimedJob } from '../store/relational/jobs/jobs.ts'
import { findJobFile } from '../store/relational/jobs/job-files.ts'
import { findSite } from '../store/relational/sites/sites.ts'

/** Nobody waits for these: they follow from something else. */
const SILENT: readonly JobKind[] = ['delete_site_data']

/** Ends a job and tells whoever has begun it. @returns false where it has ended already */
export function endWithNotice(
  db: Database,
  { id, kind, owner_id }: Pick<ClaimedJob, 'id' | 'kind' | 'owner_id'>,
  end: { status: 'succeeded' | 'failed'; error: string | null },
  now: Date,
  serverId: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if (!(await endJob(transaction, id, end, now, serverId))) return false
    // The account may be deleted.
    if (SILENT.includes(kind) || (await findUser(transaction, owner_id)) === undefined) return true
    const jobFile = await findJobFile(transaction, id)
    const site = jobFile && (await findSite(transaction, jobFile.website_id))
    const data: z.output<typeof noticeData.job_finished> = {
      has_succeeded: end.status === 'succeeded',
      job: kind,
      domain: site?.domain ?? null,
    }
    const { jobs, jobFinished } = mailTexts('en-US')
    const { subject, body } = jobFinished(
      data.has_succeeded,
      site === undefined ? jobs[kind] : `${jobs[kind]} (${site.domain})`,
    )
    const notice = {
      userId: owner_id,
      kind: 'job_finished',
      title: subject,
      body: body.join(' '),
      data,
      link: linkOf(kind, site?.id),
      onceKey: null,
    } as const
    await insertNotices(transaction, [notice], now)
    return true
  })
}

/** The page where its report is. */
function linkOf(kind: JobKind, siteId: number | undefined): string | undefined {
  if (siteId !== undefined) return `/sites/${siteId}/settings/transfer`
  if (kind === 'export_account') return '/account/data'
  return kind === 'import_properties' ? pagePaths.sites : undefined
}
