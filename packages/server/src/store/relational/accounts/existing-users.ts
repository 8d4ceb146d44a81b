import type { Database } from '../database.ts'
import { possibleIds } from '../ids.ts'

/** The number of values of one statement, which databases limit. */
const AT_ONCE = 500

/** The ids among these that belong to users who were not deleted. */
export async function existingUserIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const existing = new Set<number>()
  const possible = possibleIds(ids)
  for (let from = 0; from < possible.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('app_user')
      .select('id')
      .where('id', 'in', possible.slice(from, from + AT_ONCE))
      .where('deleted_at', 'is', null)
      .execute()
    for (const { id } of rows) existing.add(id)
  }
  return existing
}
