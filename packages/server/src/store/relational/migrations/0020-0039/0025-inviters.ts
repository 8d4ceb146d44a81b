import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * Who invited a person, apart from the referral code, which held either; and the rest of the campaign of a registration.
 */
export const inviters: Migration = {
  async up(db: Kysely<unknown>) {
    const { number, text } = columnTypes(db)
    await db.schema
      .alterTable('app_user')
      .addColumn('inviter_id', number, (column) => column.references('app_user.id'))
      .execute()
    for (const name of ['utm_campaign', 'utm_term', 'utm_content'])
      await db.schema.alterTable('app_user').addColumn(name, text).execute()
    await db.schema.createIndex('app_user_inviter_id').on('app_user').column('inviter_id').execute()
    await sql`update app_user set inviter_id = (
      select inviter.id from app_user as inviter
      where inviter.invite_code = app_user.ref_code and inviter.id <> app_user.id and inviter.deleted_at is null
    ) where ref_code is not null`.execute(db)
    await sql`update app_user set ref_code = null where inviter_id is not null`.execute(db)
  },
}
