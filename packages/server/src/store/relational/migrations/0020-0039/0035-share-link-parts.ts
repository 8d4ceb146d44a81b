import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../../column-types.ts'

/** What of a dashboard a share link shows: its fixed filters, its panels, and whether it has annotations. */
export const shareLinkParts: Migration = {
  async up(db: Kysely<unknown>) {
    const { text, number } = columnTypes(db)
    const add = (name: string, type: typeof text | typeof number, without: string | number | null) =>
      db.schema
        .alterTable('share_link')
        .addColumn(name, type, (column) => (without === null ? column : column.notNull().defaultTo(without)))
        .execute()
    await add('filters', text, '[]')
    await add('panels', text, null)
    await add('has_annotations', number, 0)
  },
}
