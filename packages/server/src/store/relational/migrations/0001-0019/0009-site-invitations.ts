import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * The table of invitations to view a site, by e-mail address; the invited person need not have an account. Sites that
 * are shared stay so.
 */
export const siteInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema
      .createTable('site_invitation')
      .addColumn('id', id.type, id.define)
      .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('inviter_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .addUniqueConstraint('site_invitation_address', ['website_id', 'email'])
      .execute()
    for (const column of ['email', 'inviter_id', 'expires_at'])
      await db.schema.createIndex(`site_invitation_${column}`).on('site_invitation').column(column).execute()
  },
}
