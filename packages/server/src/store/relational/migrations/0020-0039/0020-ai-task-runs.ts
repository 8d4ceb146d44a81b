import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** Who runs an AI task, what it used up, and, where it words what is known of a site, of which one and of which days. */
export const aiTaskRuns: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    for (const column of ['claimed_by', 'claimed_at', 'first_day', 'last_day', 'locale', 'facts', 'worded_by'])
      await db.schema.alterTable('ai_task').addColumn(column, text).execute()
    for (const column of ['prompt_tokens', 'completion_tokens'])
      await db.schema.alterTable('ai_task').addColumn(column, number).execute()
    await db.schema
      .alterTable('ai_task')
      .addColumn('website_id', number, (column) => column.references('website.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('ai_task_by_website_id').on('ai_task').columns(['website_id', 'id']).execute()
  },
}
