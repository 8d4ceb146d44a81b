import { setImmediate as nextTurn } from 'node:timers/promises'
import { ApiError } from '../errors.ts'

/**
 * The result of a change of many rows: the number that were changed, and those that were not, each with a message key.
 */
export interface BulkResult {
  done: number
  failed: { id: string; message: string }[]
}

/**
 * Runs a function for each row; a row that fails with an ApiError does not stop the others. The embedded database
 * answers synchronously, so other calls get their turn only between two rows.
 */
export async function forEachRow(ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<BulkResult> {
  const failed: BulkResult['failed'] = []
  for (const id of ids) {
    await nextTurn()
    try {
      await work(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ id: String(id), message: error.key })
    }
  }
  return { done: ids.length - failed.length, failed }
}

/** The result of a change to all rows at once: rows that it did not find do not exist. */
export function resultOf(ids: readonly number[], done: readonly number[]): BulkResult {
  const found = new Set(done)
  const failed = ids.filter((id) => !found.has(id)).map((id) => ({ id: String(id), message: 'not_found' }))
  return { done: found.size, failed }
}
