import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { ShareLinkTable } from '../schema/sites.ts'
import type { Site } from './sites.ts'

export type ShareLink = Selectable<ShareLinkTable>

/** The share links of a site, newest first. */
export function listShareLinks(db: Database, siteId: number): Promise<ShareLink[]> {
  return db.selectFrom('share_link').selectAll().where('website_id', '=', siteId).orderBy('id', 'desc').execute()
}

/** @throws where the name is taken */
export function insertShareLink(
  db: Database,
  link: Pick<ShareLink, 'website_id' | 'name' | 'public_id'>,
  now: Date,
): Promise<ShareLink> {
  return db
    .insertInto('share_link')
    .values({ ...link, created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The site that a link shows; undefined where the link was removed, or the site's owner is disabled or deleted. */
export function findSharedSite(db: Database, publicId: string): Promise<Site | undefined> {
  return db
    .selectFrom('share_link')
    .innerJoin('website', 'website.id', 'share_link.website_id')
    .innerJoin('app_user', 'app_user.id', 'website.owner_id')
    .selectAll('website')
    .where('share_link.public_id', '=', publicId)
    .where('app_user.status', '=', 'active')
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst()
}
