import type { WeekStart } from '@sightline/api-client/contract'
import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { hasParallelWriters, isUniqueViolation, type Database } from '../database.ts'
import { possibleIds } from '../ids.ts'
import { countOf } from '../paging.ts'
import type { SiteTable } from '../schema/sites.ts'
import type { RowVersion } from '../row-version.ts'
import type { User } from '../accounts/users.ts'
import { keepOwnConnection } from './google-properties.ts'

export type Site = Selectable<SiteTable>

export interface NewSite {
  ownerId: number
  name: string
  domain: string
  currencyType: string
  timeZone: string
  weekStart: WeekStart
  /** @default none */
  themeId?: number | null
  /** @default 'built_in' */
  source?: Site['source']
  now: Date
}

/** Inserts a site; undefined when the domain exists already. */
export async function insertSite(db: Database, site: NewSite): Promise<Site | undefined> {
  const at = site.now.toISOString()
  try {
    return await db
      .insertInto('website')
      .values({
        public_id: randomUUID(),
        owner_id: site.ownerId,
        name: site.name,
        domain: site.domain,
        currency_type: site.currencyType,
        time_zone: site.timeZone,
        week_start: site.weekStart,
        theme_id: site.themeId ?? null,
        ...(site.source !== undefined && { source: site.source }),
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

export function listSitesOf(db: Database, ownerId: number): Promise<Site[]> {
  return db.selectFrom('website').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

export const countSitesOf = (db: Database, ownerId: number): Promise<number> =>
  countOf(db.selectFrom('website').where('owner_id', '=', ownerId))

/** The person's own sites, and those that are shared with them. */
export function listVisibleSites(db: Database, userId: number): Promise<Site[]> {
  return db
    .selectFrom('website')
    .selectAll()
    .where((where) =>
      where.or([
        where('owner_id', '=', userId),
        where('id', 'in', where.selectFrom('site_viewer').select('website_id').where('user_id', '=', userId)),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Whether an e-mail address is that of the site's owner. */
export async function isAddressOfOwner(db: Database, site: Site, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', site.owner_id)
    .where('email', '=', email)
    .executeTakeFirst()
  return owner !== undefined
}

/** The data of the sites' owners that their memberships depend on. */
export function listOwners(
  db: Database,
  sites: readonly Site[],
): Promise<Pick<User, 'id' | 'email' | 'level' | 'first_login_at'>[]> {
  const ids = [...new Set(sites.map((site) => site.owner_id))]
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('app_user').select(['id', 'email', 'level', 'first_login_at']).where('id', 'in', ids).execute()
}

/** The sites among these whose events are counted here. */
export const listCountedSites = (db: Database, ids: readonly number[]): Promise<Site[]> =>
  db
    .selectFrom('website')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .where('source', '=', 'built_in')
    .execute()

/** The domains of those sites among these that exist. */
export async function readDomains(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const possible = possibleIds(ids)
  if (possible.length === 0) return new Map()
  const rows = await db.selectFrom('website').select(['id', 'domain']).where('id', 'in', possible).execute()
  return new Map(rows.map(({ id, domain }) => [id, domain]))
}

export function findSite(db: Database, id: number): Promise<Site | undefined> {
  return db.selectFrom('website').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findSiteByPublicId(db: Database, publicId: string): Promise<Site | undefined> {
  return db.selectFrom('website').selectAll().where('public_id', '=', publicId).executeTakeFirst()
}

/** The site of a domain; a host with `www.` belongs to the same site, unless it has one of its own. */
export async function findSiteByDomain(db: Database, host: string): Promise<Site | undefined> {
  const sites = await db
    .selectFrom('website')
    .selectAll()
    .where('domain', 'in', [host, host.replace(/^www\./, '')])
    .execute()
  return sites.find((site) => site.domain === host) ?? sites[0]
}

export type SiteChanges = {
  [
    Column in
      | 'name'
      | 'domain'
      | 'currency_type'
      | 'time_zone'
      | 'week_start'
      | 'theme_id'
      | 'source'
      | 'status'
      | 'status_reason'
      | 'owner_id'
  ]?: Site[Column] | undefined
}

/** A change that may be made to many sites at once: exactly one of status, theme and owner. */
export type SiteBulkChange = Pick<SiteChanges, 'status' | 'status_reason' | 'theme_id' | 'owner_id'>

/** Updates the given fields of a site, if its version is still the given one. */
export async function updateSite(
  db: Database,
  { id, version }: RowVersion,
  changes: SiteChanges,
  now: Date,
): Promise<Site | 'stale' | 'domain_taken'> {
  try {
    const changed = await db
      .updateTable('website')
      .set({ ...changes, version: version + 1, updated_at: now.toISOString() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    return changed ?? 'stale'
  } catch (error) {
    if (isUniqueViolation(error)) return 'domain_taken'
    throw error
  }
}

/** Shows the figures of this source first, from now on. */
export async function showFirst(db: Database, id: number, source: Site['source'], now: Date): Promise<void> {
  await db
    .updateTable('website')
    .set((row) => ({
      source,
      version: row('version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('source', '<>', source)
    .execute()
}

/** Transfers a site to a new owner, who no longer is a viewer of it. Run in a transaction. */
export async function updateOwner(
  db: Database,
  rowVersion: RowVersion,
  ownerId: number,
  now: Date,
): Promise<Site | 'stale'> {
  const site = await updateSite(db, rowVersion, { owner_id: ownerId }, now)
  // The domain does not change, so it cannot be taken.
  if (typeof site === 'string') return 'stale'
  await db.deleteFrom('site_viewer').where('website_id', '=', site.id).where('user_id', '=', ownerId).execute()
  // The invitations of the owner before are deleted; the new owner may invite the same people again.
  await db.deleteFrom('site_invitation').where('website_id', '=', site.id).execute()
  // The access to Google stays with the person who gave it.
  await keepOwnConnection(db, site.id, ownerId, now)
  return site
}

/** Deletes sites with their shares. @returns the ids of those that existed */
export async function deleteSites(db: Database, ids: readonly number[]): Promise<number[]> {
  const possible = possibleIds(ids)
  if (possible.length === 0) return []
  const deleted = await db.deleteFrom('website').where('id', 'in', possible).returning('id').execute()
  return deleted.map((site) => site.id)
}

export type SiteOwner = Pick<Site, 'id' | 'owner_id' | 'created_at'>

/** All sites that were added before an instant, with their owners. */
export const listSiteOwners = (db: Database, before: string): Promise<SiteOwner[]> =>
  db.selectFrom('website').select(['id', 'owner_id', 'created_at']).where('created_at', '<', before).execute()

export async function listSiteIds(db: Database): Promise<Set<number>> {
  const rows = await db.selectFrom('website').select('id').execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * The last id that was given to a site, even a deleted one; 0 where there was none. The two databases count in
 * different ways.
 */
export async function lastSiteId(db: Database): Promise<number> {
  const query = hasParallelWriters(db)
    ? sql<{ last: number }>`select case when is_called then last_value else 0 end as last from website_id_seq`
    : sql<{ last: number }>`select seq as last from sqlite_sequence where name = 'website'`
  const { rows } = await query.execute(db)
  return rows[0]?.last ?? 0
}

/** Whether an account can own a site; within a transaction that stays so until its end. */
export async function mayOwnSites(db: Database, userId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .$if(hasParallelWriters(db), (query) => query.forShare())
    .executeTakeFirst()
  return owner !== undefined
}
