import { Refusal } from '../refusal.ts'
import type { Database } from '../store/database/database.ts'
import {
  countSavedViews,
  findSavedView,
  insertSavedView,
  updateSavedView,
  type SavedView,
  type SavedViewChanges,
  type SavedViewFields,
} from '../store/database/saved-views.ts'
import type { Seen } from '../store/database/seen.ts'
import type { User } from '../store/database/users.ts'
import type { Website } from '../store/database/websites.ts'
import { addEntry, changeEntry, removeEntry } from './entries.ts'

const MOST_VIEWS = 100

/** A site, and who looks at it. */
export interface Onlooker {
  site: Pick<Website, 'id' | 'owner_id'>
  user: Pick<User, 'id' | 'level'>
}

/** One's own; and what everybody has, if one may keep such views. */
export const mayChangeView = (view: SavedView, onlooker: Onlooker): boolean =>
  view.is_shared ? mayShare(onlooker) : view.user_id === onlooker.user.id

const mayShare = ({ site, user }: Onlooker): boolean => site.owner_id === user.id || user.level === 'admin'

/** @throws {Refusal} too_many_entries, name_taken; level_too_low where only the owner may */
export function addSavedView(db: Database, onlooker: Onlooker, view: SavedViewFields, now: Date): Promise<SavedView> {
  if (view.is_shared && !mayShare(onlooker)) throw new Refusal('level_too_low')
  const place = { websiteId: onlooker.site.id, userId: onlooker.user.id }
  return addEntry(db, {
    websiteId: place.websiteId,
    most: MOST_VIEWS,
    count: (transaction) => countSavedViews(transaction, place.websiteId, place.userId),
    insert: (transaction) => insertSavedView(transaction, place, view, now),
  })
}

/** @throws {Refusal} not_found, row_changed, name_taken; level_too_low where only the owner may */
export async function changeSavedView(
  db: Database,
  onlooker: Onlooker,
  seen: Seen,
  changes: SavedViewChanges,
  now: Date,
  rowOf: (view: SavedView) => unknown,
): Promise<SavedView> {
  await changeable(db, onlooker, seen.id)
  if (changes.is_shared === true && !mayShare(onlooker)) throw new Refusal('level_too_low')
  return changeEntry(
    () => updateSavedView(db, seen, changes, now),
    () => findSavedView(db, onlooker.site.id, onlooker.user.id, seen.id),
    rowOf,
  )
}

/** @throws {Refusal} not_found; level_too_low where only the owner may */
export async function removeSavedView(db: Database, onlooker: Onlooker, id: number): Promise<void> {
  await changeable(db, onlooker, id)
  await removeEntry(db, 'saved_view', onlooker.site.id, id)
}

async function changeable(db: Database, onlooker: Onlooker, id: number): Promise<void> {
  const view = await findSavedView(db, onlooker.site.id, onlooker.user.id, id)
  if (view === undefined) throw new Refusal('not_found')
  if (!mayChangeView(view, onlooker)) throw new Refusal('level_too_low')
}
