import type { Filter, SharePanel } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'
import type { ShareLinkTable } from '../schema/sites.ts'
import type { Site } from './sites.ts'

export type ShareLink = Omit<Selectable<ShareLinkTable>, keyof ShownParts> & ShownParts

/** What of the dashboard a link shows. */
interface ShownParts {
  /** The filters that always apply. */
  filters: readonly Filter[]
  /** Null for all. */
  panels: readonly SharePanel[] | null
  has_annotations: boolean
}

type ShareLinkChanges = {
  [Field in 'name' | 'password_hash' | 'ends_on' | keyof ShownParts]?: ShareLink[Field] | undefined
}

/** The share links of a site, newest first. */
export async function listShareLinks(db: Database, siteId: number): Promise<ShareLink[]> {
  const rows = await db
    .selectFrom('share_link')
    .selectAll()
    .where('website_id', '=', siteId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(shareLinkOf)
}

export async function findShareLink(db: Database, siteId: number, id: number): Promise<ShareLink | undefined> {
  const row = await db
    .selectFrom('share_link')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return row && shareLinkOf(row)
}

/** @throws where the name is taken */
export async function insertShareLink(
  db: Database,
  link: Omit<ShareLink, 'id' | 'version' | 'created_at'>,
  now: Date,
): Promise<ShareLink> {
  const row = await db
    .insertInto('share_link')
    .values({ ...columnsOf(link), created_at: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow()
  return shareLinkOf(row)
}

/**
 * Updates the given fields; undefined where the link was changed or deleted since that version. @throws where the name is
 * taken
 */
export async function updateShareLink(
  db: Database,
  siteId: number,
  { id, version }: RowVersion,
  changes: ShareLinkChanges,
): Promise<ShareLink | undefined> {
  const row = await db
    .updateTable('share_link')
    .set({ ...columnsOf(changes), version: version + 1 })
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && shareLinkOf(row)
}

/** A link and the site that it shows. */
export interface SharedSite {
  link: ShareLink
  site: Site
}

/** What a link shows; undefined where it was removed, or the site's owner is disabled or deleted. */
export async function findSharedSite(db: Database, publicId: string): Promise<SharedSite | undefined> {
  const row = await db.selectFrom('share_link').selectAll().where('public_id', '=', publicId).executeTakeFirst()
  if (row === undefined) return undefined
  const link = shareLinkOf(row)
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

/** The columns of lists are written and parsed in this file only. */
const shareLinkOf = ({ filters, panels, has_annotations, ...row }: Selectable<ShareLinkTable>): ShareLink => ({
  ...row,
  filters: JSON.parse(filters) as ShareLink['filters'],
  panels: panels === null ? null : (JSON.parse(panels) as ShareLink['panels']),
  has_annotations: has_annotations === 1,
})

const columnsOf = <Given extends Partial<Record<keyof ShownParts, unknown>>>(given: Given) => {
  const { filters, panels, has_annotations, ...rest } = given
  return {
    ...rest,
    ...(filters !== undefined && { filters: JSON.stringify(filters) }),
    ...(panels !== undefined && { panels: panels === null ? null : JSON.stringify(panels) }),
    ...(has_annotations !== undefined && { has_annotations: has_annotations === true ? (1 as const) : (0 as const) }),
  }
}
