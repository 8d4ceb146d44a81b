import { invalidFields, ApiError } from '../errors.ts'
import { isUniqueViolation, type Database } from '../store/relational/database.ts'
import { lockSite } from '../store/relational/lock.ts'

interface Addition<Row> {
  siteId: number
  /** How many there may be. */
  most: number
  count: (transaction: Database) => Promise<number>
  insert: (transaction: Database) => Promise<Row>
}

/** Adds one to what is kept with a site. @throws {ApiError} too_many_entries, name_taken, site_no_permission */
export function addEntry<Row>(db: Database, { siteId, most, count, insert }: Addition<Row>): Promise<Row> {
  return unlessNameTaken(() =>
    db.transaction().execute(async (transaction) => {
      // Its site may have been deleted just now.
      if (!(await lockSite(transaction, siteId))) throw new ApiError('site_no_permission')
      if ((await count(transaction)) >= most) throw new ApiError('too_many_entries')
      return insert(transaction)
    }),
  )
}

/**
 * Changes one of them.
 * @param update Undefined where it has another version.
 * @param rowOf What of the row a conflict shows, as the call answers it.
 * @throws {ApiError} not_found, name_taken, or row_changed with the row as it is now
 */
export async function changeEntry<Row>(
  update: () => Promise<Row | undefined>,
  find: () => Promise<Row | undefined>,
  rowOf: (row: Row) => unknown = (row) => row,
): Promise<Row> {
  const changed = await unlessNameTaken(update)
  if (changed !== undefined) return changed
  const current = await find()
  throw current === undefined ? new ApiError('not_found') : new ApiError('row_changed', rowOf(current))
}

/** @throws {ApiError} name_taken where the work failed by a name that another entry has */
export async function unlessNameTaken<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidFields({ name: 'name_taken' }, 'name_taken')
    throw error
  }
}
