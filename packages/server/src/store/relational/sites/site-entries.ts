import type { EntryKind } from '@sightline/api-client/contract'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'

/** @param table One whose rows are deleted with their site. */
export const countEntries = (db: Database, table: EntryKind, siteId: number): Promise<number> =>
  countOf(db.selectFrom(table).where('website_id', '=', siteId))
