import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'
import type { ShareLinkTable } from '../schema/sites.ts'
import type { Site } from './sites.ts'

export type ShareLink = Selectable<ShareLinkTable>

/** The share links of a site, newest first. */
export function listShareLinks(db: Database, siteId: number): Promise<ShareLink[]> {
  return db.selectFrom('share_link').selectAll().where('website_id', '=', siteId).orderBy('id', 'desc').execute()
}

export function findShareLink(db: Database, siteId: number, id: number): Promise<ShareLink | undefined> {
  return db
    .selectFrom('share_link')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
}

/** @throws where the name is taken */
export function insertShareLink(
  db: Database,
  link: Pick<ShareLink, 'website_id' | 'name' | 'public_id' | 'password_hash' | 'ends_on'>,
  now: Date,
): Promise<ShareLink> {
  return db
    .insertInto('share_link')
    .values({ ...link, created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Updates the given fields; undefined where the link was changed or deleted since that version. @throws where the name is
 * taken
 */
export function updateShareLink(
  db: Database,
  siteId: number,
  { id, version }: RowVersion,
  changes: Updateable<Pick<ShareLinkTable, 'name' | 'password_hash' | 'ends_on'>>,
): Promise<ShareLink | undefined> {
  return db
    .updateTable('share_link')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** A link and the site that it shows. */
export interface SharedSite {
  link: ShareLink
  site: Site
}

/** What a link shows; undefined where it was removed, or the site's owner is disabled or deleted. */
export async function findSharedSite(db: Database, publicId: string): Promise<SharedSite | undefined> {
  const link = await db.selectFrom('share_link').selectAll().where('public_id', '=', publicId).executeTakeFirst()
  if (link === undefined) return undefined
  const site = await db
    .selectFrom('website')
    .innerJoin('app_user', 'app_user.id', 'website.owner_id')
    .selectAll('website')
    .where('website.id', '=', link.website_id)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst()
  return site && { link, site }
}
