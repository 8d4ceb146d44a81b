import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'

/** The tables of a site's entries; a row is deleted with its site. */
export type EntryTable = 'goal' | 'funnel' | 'annotation' | 'saved_view' | 'share_link'

export const countEntries = (db: Database, table: EntryTable, siteId: number): Promise<number> =>
  countOf(db.selectFrom(table).where('website_id', '=', siteId))

/** @returns whether the site had an entry with this id */
export async function deleteEntry(db: Database, table: EntryTable, siteId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
