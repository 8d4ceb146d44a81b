import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import {
  countSavedViews,
  findSavedView,
  insertSavedView,
  updateSavedView,
  type SavedView,
  type SavedViewChanges,
  type SavedViewFields,
} from '../store/relational/saved-views.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import type { User } from '../store/relational/users.ts'
import type { Site } from '../store/relational/sites.ts'
import { addEntry, changeEntry, removeEntry } from './entries.ts'

const MOST_VIEWS = 100

/** A site, and who looks at it. */
export interface Principal {
  site: Pick<Site, 'id' | 'owner_id'>
  user: Pick<User, 'id' | 'level'>
}

/** One's own; and what everybody has, if one may keep such views. */
export const mayChangeView = (view: SavedView, principal: Principal): boolean =>
  view.is_shared ? mayShare(principal) : view.user_id === principal.user.id

const mayShare = ({ site, user }: Principal): boolean => site.owner_id === user.id || user.level === 'admin'

/** @throws {ApiError} too_many_entries, name_taken; level_too_low where only the owner may */
export function addSavedView(db: Database, principal: Principal, view: SavedViewFields, now: Date): Promise<SavedView> {
  if (view.is_shared && !mayShare(principal)) throw new ApiError('level_too_low')
  const place = { siteId: principal.site.id, userId: principal.user.id }
  return addEntry(db, {
    siteId: place.siteId,
    most: MOST_VIEWS,
    count: (transaction) => countSavedViews(transaction, place.siteId, place.userId),
    insert: (transaction) => insertSavedView(transaction, place, view, now),
  })
}

/** @throws {ApiError} not_found, row_changed, name_taken; level_too_low where only the owner may */
export async function changeSavedView(
  db: Database,
  principal: Principal,
  rowVersion: RowVersion,
  changes: SavedViewChanges,
  now: Date,
  rowOf: (view: SavedView) => unknown,
): Promise<SavedView> {
  await changeable(db, principal, rowVersion.id)
  if (changes.is_shared === true && !mayShare(principal)) throw new ApiError('level_too_low')
  return changeEntry(
    () => updateSavedView(db, rowVersion, changes, now),
    () => findSavedView(db, principal.site.id, principal.user.id, rowVersion.id),
    rowOf,
  )
}

/** @throws {ApiError} not_found; level_too_low where only the owner may */
export async function removeSavedView(db: Database, principal: Principal, id: number): Promise<void> {
  await changeable(db, principal, id)
  await removeEntry(db, 'saved_view', principal.site.id, id)
}

async function changeable(db: Database, principal: Principal, id: number): Promise<void> {
  const view = await findSavedView(db, principal.site.id, principal.user.id, id)
  if (view === undefined) throw new ApiError('not_found')
  if (!mayChangeView(view, principal)) throw new ApiError('level_too_low')
}
