import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** The tables of card payments: Stripe's customers, subscriptions and events; and of the settings of the instance. */
export const billing: Migration = {
  async up(db: Kysely<unknown>) {
    const { id, text, number } = columnTypes(db)
    await db.schema.alterTable('user_order').addColumn('invoice_url', text).execute()
    await db.schema.alterTable('user_order').addColumn('subscription_id', text).execute()
    await db.schema
      .createIndex('user_order_of_stripe')
      .on('user_order')
      .column('provider_ref')
      .unique()
      .where(sql.ref('provider'), '=', sql.lit('stripe'))
      .execute()

    await db.schema
      .createTable('stripe_customer')
      .addColumn('customer_id', text, (column) => column.primaryKey())
      .addColumn('user_id', number, (column) => column.notNull().unique().references('app_user.id'))
      .addColumn('session_id', text)
      .addColumn('reads', number, (column) => column.notNull().defaultTo(0))
      .addColumn('written', number, (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('stripe_subscription')
      .addColumn('subscription_id', text, (column) => column.primaryKey())
      .addColumn('user_id', number, (column) => column.notNull().references('app_user.id'))
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('plan', text, (column) => column.notNull())
      .addColumn('billing', text, (column) => column.notNull())
      .addColumn('period_end', text, (column) => column.notNull())
      .addColumn('cancels_at', text)
      .addColumn('ended_at', text)
      .addColumn('open_invoice_url', text)
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('stripe_subscription_user').on('stripe_subscription').column('user_id').execute()
    await db.schema
      .createTable('stripe_price')
      .addColumn('price_id', text, (column) => column.primaryKey())
      .addColumn('plan', text, (column) => column.notNull())
      .addColumn('billing', text, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('stripe_event')
      .addColumn('event_id', text, (column) => column.primaryKey())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('customer_id', text)
      .addColumn('outcome', text, (column) => column.notNull())
      .addColumn('error', text)
      .addColumn('received_at', text, (column) => column.notNull())
      .execute()
    await db.schema.createIndex('stripe_event_outcome').on('stripe_event').columns(['outcome', 'received_at']).execute()
    await db.schema.createIndex('stripe_event_received').on('stripe_event').column('received_at').execute()
    await db.schema
      .createTable('reconciliation')
      .addColumn('id', id.type, id.define)
      .addColumn('started_at', text, (column) => column.notNull())
      .addColumn('ended_at', text)
      .addColumn('customers', number, (column) => column.notNull().defaultTo(0))
      .addColumn('differences', number, (column) => column.notNull().defaultTo(0))
      .addColumn('error', text)
      .execute()

    await db.schema
      .createTable('setting')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('value', text, (column) => column.notNull())
      .addColumn('version', number, (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute()
  },
}
