import { savedViewLimits } from '@sightline/api-client/contract'
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
} from '../store/relational/sites/saved-views.ts'
import type { RowVersion } from '../store/relational/row-version.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { removeEntry } from './deleted-entries.ts'
import { addEntry, changeEntry } from './site-entries.ts'

/** The site that a view is of, and who looks at it. */
export interface ViewContext {
  site: Pick<Site, 'id' | 'owner_id'>
  user: Pick<User, 'id' | 'level'>
}

/** One's own; and what everybody has, if one may keep such views. */
export const mayChangeView = (view: SavedView, context: ViewContext): boolean =>
  view.is_shared ? mayShare(context) : view.user_id === context.user.id

const mayShare = ({ site, user }: ViewContext): boolean => site.owner_id === user.id || user.level === 'admin'

/** @throws {ApiError} too_many_entries, name_taken; level_too_low where only the owner may */
export function addSavedView(db: Database, context: ViewContext, view: SavedViewFields, now: Date): Promise<SavedView> {
  if (view.is_shared && !mayShare(context)) throw new ApiError('level_too_low')
  const place = { siteId: context.site.id, userId: context.user.id }
  return addEntry(db, {
    siteId: place.siteId,
    most: savedViewLimits.perPerson,
    count: (transaction) => countSavedViews(transaction, place.siteId, place.userId),
    insert: (transaction) => insertSavedView(transaction, place, view, now),
  })
}

/** @throws {ApiError} not_found, row_changed, name_taken; level_too_low where only the owner may */
export async function changeSavedView(
  db: Database,
  context: ViewContext,
  rowVersion: RowVersion,
  changes: SavedViewChanges,
  now: Date,
  rowOf: (view: SavedView) => unknown,
): Promise<SavedView> {
  await changeable(db, context, rowVersion.id)
  if (changes.is_shared === true && !mayShare(context)) throw new ApiError('level_too_low')
  return changeEntry(
    () => updateSavedView(db, rowVersion, changes, now),
    () => findSavedView(db, context.site.id, context.user.id, rowVersion.id),
    rowOf,
  )
}

/** @throws {ApiError} not_found; level_too_low where only the owner may */
export async function removeSavedView(
  db: Database,
  context: ViewContext,
  id: number,
  now: Date,
): Promise<{ deletion_id: number }> {
  await changeable(db, context, id)
  return removeEntry(db, 'saved_view', context.site.id, id, now)
}

async function changeable(db: Database, context: ViewContext, id: number): Promise<void> {
  const view = await findSavedView(db, context.site.id, context.user.id, id)
  if (view === undefined) throw new ApiError('not_found')
  if (!mayChangeView(view, context)) throw new ApiError('level_too_low')
}
