import type { FilterValues, SiteSum, SortColumn } from '@sightline/api-client/contract'
import { sql, type SqlBool } from 'kysely'
import { beginsWith, beginsWithAnyCase } from '../begins-with.ts'
import type { Database } from '../database.ts'
import { possibleIds } from '../ids.ts'
import { equals, filterBy, hasId, type FilterConditions } from '../list-filters.ts'
import { countOf, rowRangeOf, type Page } from '../paging.ts'
import type { Site, SiteBulkChange } from './sites.ts'

export type SiteFilters = FilterValues<'sites'>

export type SiteWithOwner = Site & { owner_email: string }

function withOwner(db: Database) {
  return db.selectFrom('website').innerJoin('app_user', 'app_user.id', 'website.owner_id')
}

const conditions: FilterConditions<SiteFilters> = {
  id: hasId('website.id'),
  name: (name) => beginsWithAnyCase('website.name', name),
  domain: (domain) => beginsWith('website.domain', domain),
  owner_email: (email) => beginsWith('app_user.email', email),
  owner_id: hasId('website.owner_id'),
  theme_id: hasId('website.theme_id'),
  status: equals('website.status'),
}

const filteredSites = (db: Database, filters: SiteFilters) => filterBy(withOwner(db), filters, conditions)

/** A page of the sites that match the filters, and their total number. */
export async function listSites(
  db: Database,
  filters: SiteFilters,
  page: Page<Exclude<SortColumn<'sites'>, SiteSum>>,
): Promise<{ sites: SiteWithOwner[]; total: number }> {
  const { column, direction, limit, offset } = rowRangeOf(page)
  const query = filteredSites(db, filters)
  const [total, sites] = await Promise.all([
    countOf(query),
    query
      .selectAll('website')
      .select('app_user.email as owner_email')
      .orderBy(`website.${column}`, direction)
      .orderBy('website.id', direction)
      .limit(limit)
      .offset(offset)
      .execute(),
  ])
  return { sites, total }
}

/** The sites with these ids, in the order of the ids; those that are gone are left out. */
export async function readSitesInOrder(db: Database, ids: readonly number[]): Promise<SiteWithOwner[]> {
  if (ids.length === 0) return []
  const sites = await withOwner(db)
    .selectAll('website')
    .select('app_user.email as owner_email')
    .where('website.id', 'in', ids)
    .execute()
  const byId = new Map(sites.map((site) => [site.id, site]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** All sites with what their range of days depends on. */
export const listTimeZones = (db: Database): Promise<Pick<Site, 'id' | 'time_zone'>[]> =>
  db.selectFrom('website').select(['id', 'time_zone']).orderBy('id').execute()

/** All sites with what decides their daily sums. */
export const listSummedSites = (db: Database): Promise<Pick<Site, 'id' | 'time_zone' | 'currency_type'>[]> =>
  db.selectFrom('website').select(['id', 'time_zone', 'currency_type']).orderBy('id').execute()

/** What a change of several sites would do, with the first of those that would change. */
interface SiteChangePreview {
  changing: number
  unchanged: number
  missing: number
  examples: { domain: string; owner_email: string }[]
}

/**
 * Counts the sites that a change would change, with the domains of the first few, those that are so already, and the ids
 * that are no site.
 */
export async function previewSiteChange(
  db: Database,
  selection: { ids: readonly number[] } | { filters: SiteFilters },
  change: SiteBulkChange,
  limit: number,
): Promise<SiteChangePreview> {
  const selected =
    'ids' in selection
      ? withOwner(db).where('website.id', 'in', [...possibleIds(selection.ids), 0])
      : filteredSites(db, selection.filters)
  const changing = selected.where(differsFrom(change))
  const [total, count, examples] = await Promise.all([
    countOf(selected),
    countOf(changing),
    changing
      .select(['website.domain', 'app_user.email as owner_email'])
      .orderBy('website.domain')
      .limit(limit)
      .execute(),
  ])
  const missing = 'ids' in selection ? new Set(selection.ids).size - total : 0
  return { changing: count, unchanged: total - count, missing, examples }
}

function differsFrom({ status, theme_id, owner_id }: SiteBulkChange) {
  if (theme_id !== undefined) return sql<SqlBool>`coalesce(website.theme_id, 0) <> ${theme_id ?? 0}`
  if (owner_id !== undefined) return sql<SqlBool>`website.owner_id <> ${owner_id}`
  return sql<SqlBool>`website.status <> ${status}`
}

export const countSites = (db: Database, filters: SiteFilters): Promise<number> => countOf(filteredSites(db, filters))

export async function siteIds(db: Database, filters: SiteFilters, limit: number): Promise<number[]> {
  const rows = await filteredSites(db, filters).select('website.id').orderBy('website.id').limit(limit).execute()
  return rows.map((row) => row.id)
}

export function findSiteWithOwner(db: Database, id: number): Promise<SiteWithOwner | undefined> {
  return withOwner(db)
    .selectAll('website')
    .select('app_user.email as owner_email')
    .where('website.id', '=', id)
    .executeTakeFirst()
}
