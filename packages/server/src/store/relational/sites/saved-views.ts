import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'
import type { SavedViewTable } from '../schema/site-entries.ts'
import type { RowVersion } from '../row-version.ts'

export type SavedView = Omit<Selectable<SavedViewTable>, 'state' | 'is_shared'> & SavedViewFields

export interface SavedViewFields {
  name: string
  /** The parameters of the dashboard's address, by name. */
  state: Readonly<Record<string, string>>
  /** Whether everybody who sees the site has the view. */
  is_shared: boolean
}

export type SavedViewChanges = { [Field in keyof SavedViewFields]?: SavedViewFields[Field] | undefined }

/** The saved views of a site that are one person's, and those for everybody. */
export async function listSavedViews(db: Database, siteId: number, userId: number): Promise<SavedView[]> {
  const rows = await visibleTo(db, siteId, userId).orderBy('name').orderBy('id').execute()
  return rows.map(savedViewOf)
}

/** A saved view that this person can see. */
export async function findSavedView(
  db: Database,
  siteId: number,
  userId: number,
  id: number,
): Promise<SavedView | undefined> {
  const row = await visibleTo(db, siteId, userId).where('id', '=', id).executeTakeFirst()
  return row && savedViewOf(row)
}

export const countSavedViews = (db: Database, siteId: number, userId: number): Promise<number> =>
  countOf(db.selectFrom('saved_view').where('website_id', '=', siteId).where('user_id', '=', userId))

/** @throws where the person has one of this name */
export async function insertSavedView(
  db: Database,
  { siteId, userId }: { siteId: number; userId: number },
  { name, state, is_shared }: SavedViewFields,
  now: Date,
): Promise<SavedView> {
  const at = now.toISOString()
  const row = await db
    .insertInto('saved_view')
    .values({
      website_id: siteId,
      user_id: userId,
      name,
      state: JSON.stringify(state),
      is_shared: is_shared ? 1 : 0,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return savedViewOf(row)
}

/**
 * Updates the given fields; undefined where the view was changed or deleted since that version. @throws where the name
 * is taken
 */
export async function updateSavedView(
  db: Database,
  { id, version }: RowVersion,
  { name, state, is_shared }: SavedViewChanges,
  now: Date,
): Promise<SavedView | undefined> {
  const row = await db
    .updateTable('saved_view')
    .set({
      name,
      ...(state === undefined ? {} : { state: JSON.stringify(state) }),
      ...(is_shared === undefined ? {} : { is_shared: is_shared ? 1 : 0 }),
      version: version + 1,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row && savedViewOf(row)
}

const visibleTo = (db: Database, siteId: number, userId: number) =>
  db
    .selectFrom('saved_view')
    .selectAll()
    .where('website_id', '=', siteId)
    .where((view) => view.or([view('user_id', '=', userId), view('is_shared', '=', 1)]))

/** Parses the column of states, which only this file writes. */
const savedViewOf = ({ state, is_shared, ...row }: Selectable<SavedViewTable>): SavedView => ({
  ...row,
  state: JSON.parse(state) as SavedView['state'],
  is_shared: is_shared === 1,
})
