import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * What the lists of orders, bookings and audit entries need to be read from one index, with any filter and in any
 * order, however many rows there are: docs/decisions/0017-lists-of-a-million-rows.md.
 */
export const listIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await addDerivedColumns(db)
    for (const statement of isPostgres(db) ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
    await indexOrders(db)
    await indexBookings(db)
    await indexEntries(db)
  },
}

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** The address of a row's user, and whether a booking was taken back: triggers keep them as what they follow from. */
async function addDerivedColumns(db: Kysely<unknown>): Promise<void> {
  const { text, number } = columnTypes(db)
  for (const table of ['user_order', 'user_points']) {
    await db.schema.alterTable(table).addColumn('user_email', text).execute()
    await sql`update ${sql.table(table)}
      set user_email = (select email from app_user where app_user.id = ${sql.ref(`${table}.user_id`)})`.execute(db)
  }
  await db.schema
    .alterTable('user_points')
    .addColumn('is_taken_back', number, (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update user_points set is_taken_back = 1 where reverses_id is not null
    or id in (select reverses_id from user_points where reverses_id is not null)`.execute(db)
}

const markBooking = 'update user_points set is_taken_back = 1 where id in (new.id, new.reverses_id)'

const inSqlite = [
  ...['user_order', 'user_points'].map(
    (table) => `create trigger ${table}_email after insert on ${table} when new.user_email is null
    begin update ${table} set user_email = (select email from app_user where id = new.user_id) where id = new.id; end`,
  ),
  `create trigger app_user_email after update of email on app_user when new.email <> old.email begin
    update user_order set user_email = new.email where user_id = new.id;
    update user_points set user_email = new.email where user_id = new.id; end`,
  `create trigger user_points_taken_back after insert on user_points when new.reverses_id is not null
    begin ${markBooking}; end`,
]

const inPostgres = [
  `create function set_user_email() returns trigger language plpgsql as $$
    begin new.user_email := (select email from app_user where id = new.user_id); return new; end $$`,
  ...['user_order', 'user_points'].map(
    (table) => `create trigger ${table}_email before insert on ${table} for each row
    when (new.user_email is null) execute function set_user_email()`,
  ),
  `create function change_user_email() returns trigger language plpgsql as $$ begin
    update user_order set user_email = new.email where user_id = new.id;
    update user_points set user_email = new.email where user_id = new.id; return null; end $$`,
  `create trigger app_user_email after update of email on app_user for each row
    when (new.email <> old.email) execute function change_user_email()`,
  `create function mark_taken_back() returns trigger language plpgsql as $$
    begin ${markBooking}; return null; end $$`,
  `create trigger user_points_taken_back after insert on user_points for each row
    when (new.reverses_id is not null) execute function mark_taken_back()`,
]

const orderFilters = ['plan', 'billing', 'status', 'provider', 'currency', 'amount', 'paid_at', 'user_email', 'user_id']

async function indexOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('user_order_paid').execute()
  await db.schema.dropIndex('user_order_ends').execute()
  for (const key of ['id', 'amount', 'starts_at', 'ends_at', 'paid_at', 'created_at', 'user_email'])
    await createListIndex(db, 'user_order', [key], orderFilters)
  // Totals are read in the order of their groups.
  await createListIndex(db, 'user_order', ['currency', 'status'], orderFilters)
}

async function indexBookings(db: Kysely<unknown>): Promise<void> {
  for (const key of ['id', 'delta', 'created_at', 'user_email'])
    await createListIndex(db, 'user_points', [key], ['reason', 'is_taken_back', 'delta', 'created_at', 'user_email'])
  await db.schema.createIndex('user_points_order').on('user_points').columns(['order_id', 'id']).execute()
}

async function indexEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('audit_entry_actor').execute()
  await db.schema.dropIndex('audit_entry_action').execute()
  const filters = ['actor_id', 'actor_email', 'action', 'outcome', 'at']
  for (const key of ['id', 'at', 'actor_id', 'actor_email', 'action', 'outcome'])
    await createListIndex(db, 'audit_entry', [key], filters)
}

/** An index in the order of these columns and the id, that holds the other columns of filters too. */
export async function createListIndex(
  db: Kysely<unknown>,
  table: string,
  [first = 'id', ...more]: readonly string[],
  filters: readonly string[],
): Promise<void> {
  const others = [...new Set([...more, 'id', ...filters])].filter((column) => column !== first)
  const columns = sql.join([
    sql`${sql.ref(first)}${columnTypes(db).nullsFirst}`,
    ...others.map((name) => sql.ref(name)),
  ])
  await sql`create index ${sql.ref(`${table}_by_${first}`)} on ${sql.table(table)} (${columns})`.execute(db)
}
