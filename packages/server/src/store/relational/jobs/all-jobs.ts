import { jobStatuses, type FilterValues, type JobStatus, type SortColumn } from '@sightline/api-client/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { beginsWith } from '../begins-with.ts'
import type { Database } from '../database.ts'
import { idOf } from '../ids.ts'
import { equals, filterBy, hasId, isOfEmail, isSinceDay, isUntilDay, type FilterConditions } from '../list-filters.ts'
import { rowRangeOf, type Page } from '../paging.ts'
import { sortedBy } from '../sorting.ts'
import { sitesOfDeletion, type Job } from './jobs.ts'

/** A site that a job is about; without an owner where it was deleted. */
interface SiteOfJob {
  id: number
  domain: string | null
  owner_id: number | null
}

/** A job with its owner and its sites. */
export interface OwnedJob extends Job {
  owner_email: string
  owner_status: 'active' | 'disabled'
  owner_level: string
  owner_deleted_at: string | null
  sites: SiteOfJob[]
}

export type JobFilters = FilterValues<'jobs'>

/** The jobs of everybody that the filters find: those of a page, and the number of all with each status. */
export async function listAllJobs(
  db: Database,
  filters: JobFilters,
  page: Page<SortColumn<'jobs'>>,
): Promise<{ list: OwnedJob[]; total: number; totals: Record<JobStatus, number> }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const [rows, counted] = await Promise.all([
    filterBy(withOwner(db), filters, conditions)
      .orderBy(sortedBy(`job.${column}`, direction))
      .orderBy('job.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
    filterBy(db.selectFrom('job'), filters, conditions)
      .select((row) => ['job.status', row.fn.countAll().as('jobs')])
      .groupBy('job.status')
      .execute(),
  ])
  const byStatus = new Map(counted.map(({ status, jobs }) => [status, Number(jobs)]))
  const totals = Object.fromEntries(jobStatuses.map((status) => [status, byStatus.get(status) ?? 0]))
  return {
    list: await withSites(db, rows),
    total: [...byStatus.values()].reduce((sum, jobs) => sum + jobs, 0),
    totals: totals as Record<JobStatus, number>,
  }
}

export async function findOwnedJob(db: Database, jobId: number): Promise<OwnedJob | undefined> {
  const row = await withOwner(db).where('job.id', '=', jobId).executeTakeFirst()
  return row && (await withSites(db, [row]))[0]
}

const withOwner = (db: Database) =>
  db
    .selectFrom('job')
    .innerJoin('app_user', 'app_user.id', 'job.owner_id')
    .leftJoin('transfer', 'transfer.job_id', 'job.id')
    .select([
      'job.id',
      'job.owner_id',
      'job.kind',
      'job.status',
      'job.input',
      'job.done',
      'job.total',
      'job.error',
      'job.claimed_by',
      'job.claimed_at',
      'job.created_at',
      'job.started_at',
      'job.updated_at',
      'job.finished_at',
      'app_user.email as owner_email',
      'app_user.status as owner_status',
      'app_user.level as owner_level',
      'app_user.deleted_at as owner_deleted_at',
      'transfer.website_id',
    ])

type Row = Omit<OwnedJob, 'sites'> & { website_id: number | null }

async function withSites(db: Database, rows: readonly Row[]): Promise<OwnedJob[]> {
  const ids = [...new Set(rows.flatMap(siteIdsOf))]
  const sites =
    ids.length === 0
      ? []
      : await db.selectFrom('website').select(['id', 'domain', 'owner_id']).where('id', 'in', ids).execute()
  const siteOf = new Map(sites.map((site) => [site.id, site]))
  return rows.map(({ website_id, ...job }) => ({
    ...job,
    sites: siteIdsOf({ ...job, website_id }).map((id) => siteOf.get(id) ?? { id, domain: null, owner_id: null }),
  }))
}

/** An export of somebody's own data belongs to the site 0, which is none. */
function siteIdsOf(job: Pick<Row, 'kind' | 'input' | 'website_id'>): number[] {
  if (job.kind === 'delete_site_data') return sitesOfDeletion(job)
  return job.website_id === null || job.website_id === 0 ? [] : [job.website_id]
}

const conditions: FilterConditions<JobFilters> = {
  id: hasId('job.id'),
  kind: equals('job.kind'),
  status: equals('job.status'),
  owner_id: hasId('job.owner_id'),
  owner_email: isOfEmail('job.owner_id'),
  site_id: isAboutSite,
  domain: (prefix) => sql<SqlBool>`job.id in (
    select transfer.job_id from transfer join website on website.id = transfer.website_id
    where ${beginsWith('website.domain', prefix)}
  )`,
  created_from: isSinceDay('job.created_at'),
  created_to: isUntilDay('job.created_at'),
}

/** The ids of a deletion are an array of JSON: each stands between brackets or commas. */
function isAboutSite(siteId: string): Expression<SqlBool> {
  const id = idOf(siteId)
  const places = [`%[${id}]%`, `%[${id},%`, `%,${id},%`, `%,${id}]%`]
  const isNamed = sql.join(
    places.map((place) => sql`job.input like ${place}`),
    sql` or `,
  )
  return sql<SqlBool>`(
    job.id in (select job_id from transfer where website_id = ${id})
    or (job.kind = 'delete_site_data' and (${isNamed}))
  )`
}
