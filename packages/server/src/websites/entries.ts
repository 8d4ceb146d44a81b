import { invalidFields, Refusal } from '../refusal.ts'
import { isUniqueViolation, type Database } from '../store/database/database.ts'
import { lockWebsite } from '../store/database/lock.ts'
import { deleteEntry, type EntryTable } from '../store/database/site-entries.ts'

interface Addition<Row> {
  websiteId: number
  /** How many there may be. */
  most: number
  count: (transaction: Database) => Promise<number>
  insert: (transaction: Database) => Promise<Row>
}

/** Adds one to what is kept with a site. @throws {Refusal} too_many_entries, name_taken, site_no_permission */
export function addEntry<Row>(db: Database, { websiteId, most, count, insert }: Addition<Row>): Promise<Row> {
  return unlessNameTaken(() =>
    db.transaction().execute(async (transaction) => {
      // Its site may have been deleted just now.
      if (!(await lockWebsite(transaction, websiteId))) throw new Refusal('site_no_permission')
      if ((await count(transaction)) >= most) throw new Refusal('too_many_entries')
      return insert(transaction)
    }),
  )
}

/**
 * Changes one of them.
 * @param update Undefined where it is not as it was seen.
 * @param rowOf What the refusal tells of the row as it is now.
 * @throws {Refusal} not_found, row_changed, name_taken
 */
export async function changeEntry<Row>(
  update: () => Promise<Row | undefined>,
  find: () => Promise<Row | undefined>,
  rowOf: (row: Row) => unknown,
): Promise<Row> {
  const changed = await unlessNameTaken(update)
  if (changed !== undefined) return changed
  const current = await find()
  throw current === undefined ? new Refusal('not_found') : new Refusal('row_changed', rowOf(current))
}

/** @throws {Refusal} not_found */
export async function removeEntry(db: Database, table: EntryTable, websiteId: number, id: number): Promise<void> {
  if (!(await deleteEntry(db, table, websiteId, id))) throw new Refusal('not_found')
}

async function unlessNameTaken<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidFields({ name: 'name_taken' }, 'name_taken')
    throw error
  }
}
