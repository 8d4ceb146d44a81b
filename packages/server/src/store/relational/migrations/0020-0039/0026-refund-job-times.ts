import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/**
 * The time of an order's refund, and the time at which a job was first worked on. The refund of an older order is taken
 * for its last change, since nothing was allowed to change it afterwards; the start of an older job is not known.
 */
export const refundJobTimes: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    await db.schema.alterTable('user_order').addColumn('refunded_at', text).execute()
    await sql`update user_order set refunded_at = updated_at where status = 'refunded'`.execute(db)
    await db.schema.createIndex('user_order_refunded').on('user_order').column('refunded_at').execute()
    await db.schema.alterTable('job').addColumn('started_at', text).execute()
    // All tasks of one action are listed together.
    await db.schema.createIndex('ai_task_action').on('ai_task').columns(['action_id', 'id']).execute()
  },
}
