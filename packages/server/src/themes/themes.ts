import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { deleteUnusedImages, insertImage, type Image } from '../store/relational/images.ts'
import { inTransaction } from '../store/relational/in-transaction.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import {
  deleteThemes,
  findTheme,
  insertTheme,
  updateTheme,
  type NewTheme,
  type Theme,
  type ThemeChanges,
} from '../store/relational/themes.ts'

/** Adds a theme, and keeps its picture. */
export function addTheme(
  db: Database,
  theme: Omit<NewTheme, 'image_hash'>,
  picture: Image | undefined,
  now: Date,
): Promise<Theme> {
  return db.transaction().execute(async (transaction) => {
    if (picture !== undefined) await insertImage(transaction, picture)
    return insertTheme(transaction, { ...theme, image_hash: picture?.hash ?? null }, now)
  })
}

/** What became of a change: the theme as it is now, which is another one than the caller saw where it is stale. */
export interface ChangedTheme {
  theme: Theme
  isStale: boolean
}

/** Changes what is given; a picture that no theme shows any more is removed. @throws {ApiError} not_found */
export function changeTheme(
  db: Database,
  rowVersion: RowVersion,
  changes: Omit<ThemeChanges, 'image_hash'>,
  picture: Image | undefined,
  now: Date,
): Promise<ChangedTheme> {
  return db.transaction().execute(async (transaction) => {
    const before = await findTheme(transaction, rowVersion.id)
    const theme = await updateTheme(transaction, rowVersion, { ...changes, image_hash: picture?.hash }, now)
    if (theme === undefined) {
      const current = await findTheme(transaction, rowVersion.id)
      if (current === undefined) throw new ApiError('not_found')
      return { theme: current, isStale: true }
    }
    if (picture !== undefined && before !== undefined) {
      await insertImage(transaction, picture)
      await deleteUnusedImages(transaction, [before.image_hash])
    }
    return { theme, isStale: false }
  })
}

/** Removes themes and their pictures; websites that had one of them have none then. @returns the ids of those removed */
export function removeThemes(db: Database, ids: readonly number[], now: Date): Promise<number[]> {
  return inTransaction(db, async (transaction) => {
    const removed = await deleteThemes(transaction, ids, now)
    await deleteUnusedImages(
      transaction,
      removed.map((theme) => theme.image_hash),
    )
    return removed.map((theme) => theme.id)
  })
}
