import type { Selectable } from 'kysely'
import type { DeletedKind, EntryKind } from '@sightline/api-client/contract'
import { hasParallelWriters, type Database } from '../database.ts'
import type { DeletedEntryTable } from '../schema/site-entries.ts'

export type DeletedEntry = Omit<Selectable<DeletedEntryTable>, 'row'>

/** A row of one of the tables of entries, column by column as the database has it. */
export type EntryRow = Readonly<Record<string, unknown>>

/** Deletes an entry. @returns its row; undefined where the site has none with this id */
export async function takeEntry(
  transaction: Database,
  kind: EntryKind,
  siteId: number,
  id: number,
): Promise<EntryRow | undefined> {
  return transaction
    .deleteFrom(kind)
    .where('id', '=', id)
    .where('website_id', '=', siteId)
    .returningAll()
    .executeTakeFirst()
}

/** Inserts the row of an entry as it was. @throws where its name is taken */
export async function putEntryBack(transaction: Database, kind: EntryKind, row: EntryRow): Promise<void> {
  await transaction
    .insertInto(kind)
    .values(row as never)
    .execute()
}

/** Keeps the row of a deleted entry, and of the site's deleted entries only the newest. @returns its id */
export async function insertDeletedEntry(
  transaction: Database,
  entry: Omit<DeletedEntry, 'id'> & { row: EntryRow },
  most: number,
): Promise<number> {
  const { id } = await transaction
    .insertInto('deleted_entry')
    .values({ ...entry, row: JSON.stringify(entry.row) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('deleted_entry')
    .where('website_id', '=', entry.website_id)
    .where('id', 'not in', (rows) =>
      rows
        .selectFrom('deleted_entry')
        .select('id')
        .where('website_id', '=', entry.website_id)
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute()
  return id
}

/** What of a site's deleted entries a person can restore: their own saved views, and as the owner what belongs to the site. */
export interface VisibleEntries {
  siteId: number
  userId: number
  isOwner: boolean
  /** Entries that were deleted after this instant. */
  since: string
}

/** What a person can restore, newest first. */
export function listDeletedEntries(db: Database, visible: VisibleEntries): Promise<DeletedEntry[]> {
  return visibleEntries(db, visible)
    .select(['id', 'website_id', 'user_id', 'kind', 'name', 'deleted_at'])
    .orderBy('id', 'desc')
    .execute()
}

/** The row of a deleted entry that a person can restore, which is not kept any longer. */
export async function takeDeletedEntry(
  transaction: Database,
  id: number,
  visible: VisibleEntries,
): Promise<{ kind: DeletedKind; row: EntryRow } | undefined> {
  const query = visibleEntries(transaction, visible).select(['kind', 'row']).where('id', '=', id)
  const found = await (hasParallelWriters(transaction) ? query.forUpdate() : query).executeTakeFirst()
  if (found === undefined) return undefined
  await transaction.deleteFrom('deleted_entry').where('id', '=', id).execute()
  return { kind: found.kind, row: JSON.parse(found.row) as EntryRow }
}

export async function removeDeletedEntriesBefore(db: Database, instant: string): Promise<void> {
  await db.deleteFrom('deleted_entry').where('deleted_at', '<=', instant).execute()
}

const visibleEntries = (db: Database, { siteId, userId, isOwner, since }: VisibleEntries) =>
  db
    .selectFrom('deleted_entry')
    .where('website_id', '=', siteId)
    .where('deleted_at', '>', since)
    .where((entry) => entry.or([entry('user_id', '=', userId), ...(isOwner ? [entry('user_id', 'is', null)] : [])]))
