import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** Which change an AI task explains, and which action of a person has started it. */
export const explanations: Migration = {
  async up(db: Kysely<unknown>) {
    const { text } = columnTypes(db)
    for (const column of ['question', 'action_id'])
      await db.schema.alterTable('ai_task').addColumn(column, text).execute()
    await db.schema.createIndex('ai_task_by_action_id').on('ai_task').column('action_id').execute()
  },
}
