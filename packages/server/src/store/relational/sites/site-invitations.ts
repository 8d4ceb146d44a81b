import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'
import type { SiteInvitationTable } from '../schema/sites.ts'

export type SiteInvitation = Selectable<SiteInvitationTable>

/** The fields of an invitation that the invited person sees. */
export interface ReceivedInvitation extends Pick<SiteInvitation, 'id' | 'created_at' | 'expires_at'> {
  inviter: string
  site_name: string
  domain: string
}

/** The invitations that have not expired, the newest first. */
export function listSiteInvitations(db: Database, siteId: number, now: Date): Promise<SiteInvitation[]> {
  return db
    .selectFrom('site_invitation')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export const countWaitingInvitations = (db: Database, siteId: number, now: Date): Promise<number> =>
  countOf(
    db
      .selectFrom('site_invitation')
      .where('website_id', '=', siteId)
      .where('status', '=', 'waiting')
      .where('expires_at', '>', now.toISOString()),
  )

/** The invitation of an address, unless it has expired. */
export function findSiteInvitation(
  db: Database,
  siteId: number,
  email: string,
  now: Date,
): Promise<SiteInvitation | undefined> {
  return db
    .selectFrom('site_invitation')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

/** Adds the invitation of an address, or renews an earlier one. */
export function upsertSiteInvitation(
  db: Database,
  invitation: Pick<SiteInvitation, 'website_id' | 'email' | 'inviter_id' | 'created_at' | 'expires_at'>,
): Promise<SiteInvitation> {
  const { inviter_id, created_at, expires_at } = invitation
  return db
    .insertInto('site_invitation')
    .values({ ...invitation, status: 'waiting' })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'email']).doUpdateSet({ inviter_id, status: 'waiting', created_at, expires_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether the site had it */
export async function deleteSiteInvitation(db: Database, siteId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('site_invitation')
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('site_invitation').where('expires_at', '<=', now.toISOString()).execute()
}

/** The invitations to an address that are not answered, the newest first. */
export function listReceivedInvitations(db: Database, email: string, now: Date): Promise<ReceivedInvitation[]> {
  return db
    .selectFrom('site_invitation')
    .innerJoin('website', 'website.id', 'site_invitation.website_id')
    .innerJoin('app_user', 'app_user.id', 'site_invitation.inviter_id')
    .select([
      'site_invitation.id',
      'app_user.email as inviter',
      'website.name as site_name',
      'website.domain',
      'site_invitation.created_at',
      'site_invitation.expires_at',
    ])
    .where('site_invitation.email', '=', email)
    .where('site_invitation.status', '=', 'waiting')
    .where('site_invitation.expires_at', '>', now.toISOString())
    .where('app_user.status', '=', 'active')
    .orderBy('site_invitation.created_at', 'desc')
    .orderBy('site_invitation.id', 'desc')
    .execute()
}

/** Removes the pending invitation of an address from the list. @returns undefined where there is none */
export function claimInvitation(
  db: Database,
  { id, email }: Pick<SiteInvitation, 'id' | 'email'>,
  now: Date,
): Promise<SiteInvitation | undefined> {
  return db
    .deleteFrom('site_invitation')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .where('inviter_id', 'in', db.selectFrom('app_user').select('id').where('status', '=', 'active'))
    .returningAll()
    .executeTakeFirst()
}

/** @returns whether it waited for the address */
export async function markInvitationDeclined(
  db: Database,
  { id, email }: Pick<SiteInvitation, 'id' | 'email'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_invitation')
    .set({ status: 'declined' })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
