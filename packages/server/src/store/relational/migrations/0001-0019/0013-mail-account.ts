import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type ColumnTypes } from '../../column-types.ts'

/**
 * The tables of mails and refusals, settings of notices, reports of sites and second factors, and the columns of a
 * person's profile.
 */
export const mailAccount: Migration = {
  async up(db: Kysely<unknown>) {
    const types = columnTypes(db)
    await createMail(db, types)
    await createReports(db, types)
    await extendNotices(db, types)
    await createTwoFactors(db, types)
    const { text } = types
    for (const column of ['email_confirmed_at', 'locale', 'theme', 'time_format', 'deletion_due_at'])
      await db.schema.alterTable('app_user').addColumn(column, text).execute()
    await db.schema
      .createIndex('app_user_deletion_due_at')
      .on('app_user')
      .column('deletion_due_at')
      .where(sql.ref('deletion_due_at'), 'is not', null)
      .execute()
    await db.schema.alterTable('user_session').addColumn('country', text).execute()
    await db.schema.alterTable('api_key').addColumn('site_ids', text).execute()
  },
}

async function createMail(db: Kysely<unknown>, { id, text, number }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', id.type, id.define)
    .addColumn('uuid', text, (column) => column.notNull().unique())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('locale', text)
    .addColumn('data', text, (column) => column.notNull())
    .addColumn('once_key', text, (column) => column.unique())
    .addColumn('state', text, (column) => column.notNull().defaultTo('waiting'))
    .addColumn('attempts', number, (column) => column.notNull().defaultTo(0))
    .addColumn('next_at', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addColumn('claimed_by', text)
    .addColumn('claimed_until', text)
    .addColumn('failure', text)
    .addColumn('error', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('finished_at', text)
    .execute()
  await db.schema
    .createIndex('mail_waiting')
    .on('mail')
    .columns(['next_at', 'id'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  for (const column of ['address', 'finished_at'])
    await db.schema.createIndex(`mail_${column}`).on('mail').column(column).execute()
  await db.schema
    .createTable('mail_refusal')
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_refusal_key', ['address', 'kind'])
    .execute()
}

async function createReports(db: Kysely<unknown>, { id, text, number }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('site_report')
    .addColumn('id', id.type, id.define)
    .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
    .addColumn('address', text, (column) => column.notNull())
    .addColumn('rhythm', text, (column) => column.notNull())
    .addColumn('locale', text, (column) => column.notNull())
    .addColumn('creator_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('next_at', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addUniqueConstraint('site_report_recipient', ['website_id', 'address', 'rhythm'])
    .execute()
  for (const column of ['address', 'next_at', 'creator_id'])
    await db.schema.createIndex(`site_report_${column}`).on('site_report').column(column).execute()
}

/** Existing notices are not mailed to anybody. */
async function extendNotices(db: Kysely<unknown>, { text, number }: ColumnTypes): Promise<void> {
  for (const column of ['data', 'link']) await db.schema.alterTable('notice').addColumn(column, text).execute()
  await db.schema
    .alterTable('notice')
    .addColumn('is_delivered', number, (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('notice_undelivered')
    .on('notice')
    .column('id')
    .where(sql.ref('is_delivered'), '=', sql.lit(0))
    .execute()
  await db.schema
    .createTable('notice_setting')
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('in_app', number, (column) => column.notNull())
    .addColumn('by_mail', number, (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_setting_key', ['user_id', 'kind'])
    .execute()
}

async function createTwoFactors(db: Kysely<unknown>, { text, number }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('two_factor')
    .addColumn('user_id', number, (column) => column.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', number, (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('code_hash', text, (column) => column.notNull())
    .addColumn('used_at', text)
    .addPrimaryKeyConstraint('recovery_code_key', ['user_id', 'code_hash'])
    .execute()
}
