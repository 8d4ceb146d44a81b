import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of the console, and of the settings of one's own account. */
export const consoleTables: Migration = {
  async up(db: Kysely<unknown>) {
    await extendUsers(db)
    await writeTrials(db)
    await extendSessions(db)
    await extendWebsites(db)
    await createMembership(db)
    await createThemes(db)
    await createWork(db)
  },
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  const { id, text, number } = columnTypes(db)
  for (const name of ['nickname', 'region', 'utm_source', 'utm_medium', 'union_code', 'expired_time', 'deleted_at'])
    await db.schema.alterTable('app_user').addColumn(name, text).execute()
  await db.schema
    .alterTable('app_user')
    .addColumn('points', number, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('app_user')
    .addColumn('password_version', number, (column) => column.notNull().defaultTo(0))
    .execute()
  await indexUsers(db)

  await db.schema
    .createTable('user_address')
    .addColumn('id', id.type, id.define)
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('line1', text, (column) => column.notNull())
    .addColumn('line2', text)
    .addColumn('city', text, (column) => column.notNull())
    .addColumn('region', text)
    .addColumn('postal_code', text)
    .addColumn('country', text, (column) => column.notNull())
    .addColumn('phone', text)
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('user_address_user').on('user_address').column('user_id').execute()

  await db.schema
    .createTable('notice')
    .addColumn('id', id.type, id.define)
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('once_key', text, (column) => column.unique())
    .addColumn('read_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('notice_user').on('notice').columns(['user_id', 'id']).execute()

  await db.schema
    .createTable('api_key')
    .addColumn('id', id.type, id.define)
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('prefix', text, (column) => column.notNull())
    .addColumn('key_hash', text, (column) => column.notNull().unique())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('last_used_at', text)
    .execute()
  await db.schema.createIndex('api_key_user').on('api_key').column('user_id').execute()
}

const TRIAL_MS = 30 * 24 * 60 * 60 * 1000
const USERS_AT_ONCE = 500

/**
 * Writes the end of the trial of members who have signed in already. The two databases have different syntax for adding
 * days.
 */
async function writeTrials(db: Kysely<unknown>): Promise<void> {
  const users = db.withTables<{
    app_user: { id: number; level: string; first_login_at: string | null; expired_time: string | null }
  }>()
  for (let last = 0; ;) {
    const members = await users
      .selectFrom('app_user')
      .select(['id', 'first_login_at'])
      .where('level', '=', 'member')
      .where('first_login_at', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(USERS_AT_ONCE)
      .execute()
    for (const { id, first_login_at } of members) {
      const expired_time = new Date(Date.parse(first_login_at ?? '') + TRIAL_MS).toISOString()
      await users.updateTable('app_user').set({ expired_time }).where('id', '=', id).execute()
    }
    last = members.at(-1)?.id ?? Infinity
    if (members.length < USERS_AT_ONCE) return
  }
}

/**
 * Creates indexes so that the list of users, with any filter and in any order, is read from one index: every column to
 * filter or sort by has its own, over users who were not deleted, which also holds the other columns to filter by.
 */
async function indexUsers(db: Kysely<unknown>): Promise<void> {
  const filters = ['ref_code', 'region', 'utm_source', 'utm_medium', 'union_code']
  const sortable = ['id', 'email', 'points', 'expired_time', 'last_login_at', 'created_at']
  const { nullsFirst } = columnTypes(db)
  for (const key of [...sortable, ...filters]) {
    const others = ['id', ...filters, 'email'].filter((column) => column !== key).map((column) => sql.ref(column))
    const columns = sql.join([sql`${sql.ref(key)}${nullsFirst}`, ...others])
    await sql`create index ${sql.ref(`app_user_by_${key}`)} on app_user (${columns}) where deleted_at is null`.execute(
      db,
    )
  }
  // The smallest index, which counts all users.
  await sql`create index app_user_present on app_user (id) where deleted_at is null`.execute(db)
  await sql`create index app_user_staff on app_user (level, id) where level <> 'member'`.execute(db)
}

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db)
  for (const name of ['refresh_hash', 'previous_refresh_hash', 'previous_until', 'agent', 'last_used_at', 'view_as'])
    await db.schema.alterTable('user_session').addColumn(name, text).execute()
  await db.schema.alterTable('user_session').addColumn('actor_id', number).execute()
  await db.schema.createIndex('user_session_actor').on('user_session').column('actor_id').execute()
  await db.schema.createIndex('user_session_expiry').on('user_session').column('expires_at').execute()
}

async function extendWebsites(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db)
  await db.schema
    .alterTable('website')
    .addColumn('source', text, (column) => column.notNull().defaultTo('built_in'))
    .execute()
  await db.schema
    .alterTable('website')
    .addColumn('status', text, (column) => column.notNull().defaultTo('active'))
    .execute()
  await db.schema.alterTable('website').addColumn('theme_id', number).execute()
  await db.schema.createIndex('website_theme').on('website').column('theme_id').execute()

  await db.schema
    .createTable('site_viewer')
    .addColumn('website_id', number, (column) => column.notNull().references('website.id').onDelete('cascade'))
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('site_viewer_key', ['website_id', 'user_id'])
    .execute()
  await db.schema.createIndex('site_viewer_user').on('site_viewer').column('user_id').execute()
}

async function createMembership(db: Kysely<unknown>): Promise<void> {
  const { id, text, number } = columnTypes(db)
  await db.schema
    .createTable('user_order')
    .addColumn('id', id.type, id.define)
    .addColumn('order_no', text, (column) => column.notNull().unique())
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('plan', text, (column) => column.notNull())
    .addColumn('billing', text, (column) => column.notNull())
    .addColumn('amount', number, (column) => column.notNull())
    .addColumn('currency', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('provider', text, (column) => column.notNull())
    .addColumn('provider_ref', text)
    .addColumn('starts_at', text, (column) => column.notNull())
    .addColumn('ends_at', text, (column) => column.notNull())
    .addColumn('anchor_day', number, (column) => column.notNull())
    .addColumn('paid_at', text)
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addCheckConstraint('user_order_span', sql`starts_at <= ends_at`)
    .execute()
  await db.schema.createIndex('user_order_user').on('user_order').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('user_order_paid').on('user_order').column('paid_at').execute()
  await db.schema.createIndex('user_order_ends').on('user_order').column('ends_at').execute()

  await db.schema
    .createTable('user_points')
    .addColumn('id', id.type, id.define)
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('delta', number, (column) => column.notNull())
    .addColumn('balance', number, (column) => column.notNull())
    .addColumn('reason', text, (column) => column.notNull())
    .addColumn('note', text)
    .addColumn('order_id', number, (column) => column.references('user_order.id'))
    .addColumn('reverses_id', number, (column) => column.unique().references('user_points.id'))
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('user_points_user').on('user_points').columns(['user_id', 'id']).execute()
}

async function createThemes(db: Kysely<unknown>): Promise<void> {
  const { id, text, bytes, number } = columnTypes(db)
  await db.schema
    .createTable('theme')
    .addColumn('id', id.type, id.define)
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', text)
    .addColumn('repository', text)
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('sort', number, (column) => column.notNull())
    .addColumn('image_hash', text)
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('image')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('media_type', text, (column) => column.notNull())
    .addColumn('bytes', bytes, (column) => column.notNull())
    .execute()
}

async function createWork(db: Kysely<unknown>): Promise<void> {
  const { id, text, bytes, number } = columnTypes(db)
  await db.schema
    .createTable('ai_task')
    .addColumn('id', id.type, id.define)
    .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('task_id', text, (column) => column.notNull().unique())
    .addColumn('generation_id', text)
    .addColumn('task_type', text, (column) => column.notNull())
    .addColumn('task_status', text, (column) => column.notNull())
    .addColumn('model', text)
    .addColumn('prompt', text, (column) => column.notNull())
    .addColumn('result', text)
    .addColumn('error', text)
    .addColumn('cost', number)
    .addColumn('currency', text)
    .addColumn('finished_at', text)
    .addColumn('version', number, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute()
  for (const name of ['user_id', 'generation_id', 'task_status'])
    await db.schema.createIndex(`ai_task_by_${name}`).on('ai_task').columns([name, 'id']).execute()

  await db.schema
    .createTable('job')
    .addColumn('id', id.type, id.define)
    .addColumn('owner_id', number, (column) => column.notNull().references('app_user.id'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('status', text, (column) => column.notNull())
    .addColumn('input', text, (column) => column.notNull())
    .addColumn('file', bytes)
    .addColumn('done', number, (column) => column.notNull().defaultTo(0))
    .addColumn('total', number)
    .addColumn('error', text)
    .addColumn('claimed_by', text)
    .addColumn('claimed_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('finished_at', text)
    .execute()
  await db.schema.createIndex('job_owner').on('job').columns(['owner_id', 'id']).execute()
  await db.schema.createIndex('job_status').on('job').column('status').execute()
  await db.schema
    .createTable('job_line')
    .addColumn('job_id', number, (column) => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('line', number, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('message', text)
    .addColumn('user_id', number)
    .addPrimaryKeyConstraint('job_line_key', ['job_id', 'line'])
    .execute()
  await db.schema.createIndex('job_line_outcome').on('job_line').columns(['job_id', 'outcome', 'line']).execute()

  await db.schema
    .createTable('audit_entry')
    .addColumn('id', id.type, id.define)
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('actor_id', number, (column) => column.notNull())
    .addColumn('actor_email', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('outcome', text, (column) => column.notNull())
    .addColumn('message', text)
    .execute()
  await db.schema
    .createTable('audit_target')
    .addColumn('entry_id', number, (column) => column.notNull().references('audit_entry.id').onDelete('cascade'))
    .addColumn('target_id', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_target_key', ['target_id', 'entry_id'])
    .execute()
}
