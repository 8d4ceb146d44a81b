import type { Database } from '../database.ts'

/** Whether a site is shared with a person. */
export async function isViewer(db: Database, siteId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('site_viewer')
    .select('user_id')
    .where('website_id', '=', siteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export interface Viewer {
  user_id: number
  email: string
  nickname: string | null
  /** The time since which the site is shared. */
  created_at: string
}

/** The people with whom a site is shared, in the order in which that began. */
export function listViewers(db: Database, siteId: number): Promise<Viewer[]> {
  return viewersOf(db, siteId).orderBy('site_viewer.created_at').orderBy('site_viewer.user_id').execute()
}

/** Shares a site with a person; an existing share stays as it is. */
export async function insertViewer(db: Database, siteId: number, userId: number, now: Date): Promise<Viewer> {
  await db
    .insertInto('site_viewer')
    .values({ website_id: siteId, user_id: userId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return viewersOf(db, siteId).where('site_viewer.user_id', '=', userId).executeTakeFirstOrThrow()
}

/** Whether a site is shared with a person who has this e-mail address. */
export async function hasViewerWithAddress(db: Database, siteId: number, email: string): Promise<boolean> {
  return (await viewersOf(db, siteId).where('app_user.email', '=', email).executeTakeFirst()) !== undefined
}

/** @returns whether the site was shared with this person */
export async function deleteViewer(db: Database, siteId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('site_viewer')
    .where('website_id', '=', siteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function viewersOf(db: Database, siteId: number) {
  return db
    .selectFrom('site_viewer')
    .innerJoin('app_user', 'app_user.id', 'site_viewer.user_id')
    .select(['site_viewer.user_id', 'app_user.email', 'app_user.nickname', 'site_viewer.created_at'])
    .where('site_viewer.website_id', '=', siteId)
    .where('app_user.deleted_at', 'is', null)
}
