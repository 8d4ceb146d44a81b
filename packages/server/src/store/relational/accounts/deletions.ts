import type { Database } from '../database.ts'
import type { Site } from '../sites/sites.ts'
import type { User } from './users.ts'

/** @returns whether no deletion was planned before */
export async function setDeletion(db: Database, userId: number, dueAt: string): Promise<boolean> {
  const updated = await db
    .updateTable('app_user')
    .set({ deletion_due_at: dueAt })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(updated.numUpdatedRows) > 0
}

/** A deletion that is due cannot be taken back. */
export async function takeDeletionBack(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ deletion_due_at: null })
    .where('id', '=', userId)
    .where('deletion_due_at', '>', now.toISOString())
    .where('deleted_at', 'is', null)
    .execute()
}

export async function postponeDeletion(db: Database, userId: number, dueAt: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ deletion_due_at: dueAt.toISOString() })
    .where('id', '=', userId)
    .where('deletion_due_at', 'is not', null)
    .execute()
}

/** The accounts whose deletion is due, the longest due first. */
export function listDueDeletions(db: Database, now: Date): Promise<User[]> {
  return db
    .selectFrom('app_user')
    .selectAll()
    .where('deletion_due_at', 'is not', null)
    .where('deletion_due_at', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('deletion_due_at')
    .orderBy('id')
    .execute()
}

/** The person's own sites, each with the number of people it is shared with. */
export async function listSitesWithViewers(
  db: Database,
  ownerId: number,
): Promise<(Pick<Site, 'id' | 'name' | 'domain'> & { viewers: number })[]> {
  const sites = await db
    .selectFrom('website')
    .leftJoin('site_viewer', 'site_viewer.website_id', 'website.id')
    .select(['website.id', 'website.name', 'website.domain'])
    .select((row) => row.fn.count('site_viewer.user_id').as('viewers'))
    .where('website.owner_id', '=', ownerId)
    .groupBy(['website.id', 'website.name', 'website.domain'])
    .orderBy('website.id')
    .execute()
  return sites.map((site) => ({ ...site, viewers: Number(site.viewers) }))
}
