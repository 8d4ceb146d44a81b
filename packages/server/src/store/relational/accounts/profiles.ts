import type { Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'
import type { User } from './users.ts'

/** The changes that a person may make to their own account; an absent field stays. */
export interface ProfileChanges {
  nickname?: string | null | undefined
  region?: string | null | undefined
  locale?: string | null | undefined
  theme?: string | null | undefined
  time_format?: string | null | undefined
}

/** Updates a profile; undefined where the row was changed since that version, or is gone. */
export function updateProfile(
  transaction: Database,
  rowVersion: RowVersion,
  changes: ProfileChanges,
  now: Date,
): Promise<User | undefined> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [Column in keyof ProfileChanges]?: string | null
  }
  return transaction
    .updateTable('app_user')
    .set({ updated_at: now.toISOString(), version: rowVersion.version + 1 })
    .set(given)
    .where('id', '=', rowVersion.id)
    .where('version', '=', rowVersion.version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}
