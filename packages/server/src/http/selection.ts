import { setImmediate as nextTurn } from 'node:timers/promises'
import { noteTargets } from '../audit/audit.ts'
import { Refusal, invalidFields } from '../refusal.ts'

/** What a bulk call was given: `ids`, or `filters` with the `total` that the caller saw. */
interface Selection<Filters> {
  ids?: readonly string[] | undefined
  filters?: Filters | undefined
  total?: number | undefined
}

/** How a resource counts and names the rows that filters find. */
interface Found<Filters> {
  count: (filters: Filters) => Promise<number>
  idsOf: (filters: Filters, limit: number) => Promise<readonly number[]>
}

/** Filters select no more rows at once than `ids` name. */
const MOST_ROWS = 1000

/**
 * The rows that a bulk call is about; those that filters have found are noted in the audit log.
 * @throws {Refusal} invalid_input unless it was given either ids or filters with a total; total_changed with the
 *   `total` there is now; too_many_rows
 */
export async function idsOfSelection<Filters>(
  { ids, filters, total }: Selection<Filters>,
  { count, idsOf }: Found<Filters>,
): Promise<readonly number[]> {
  if (ids !== undefined && filters === undefined) return ids.map(Number)
  if (ids !== undefined || filters === undefined) throw invalidFields({ ids: 'field_invalid' })
  if (total === undefined) throw invalidFields({ total: 'field_required' })
  if (total > MOST_ROWS) throw new Refusal('too_many_rows')
  const found = await idsOf(filters, MOST_ROWS + 1)
  if (found.length !== total) {
    const isCut = found.length > MOST_ROWS
    throw new Refusal('total_changed', { total: isCut ? await count(filters) : found.length })
  }
  await noteTargets(found)
  return found
}

export interface BulkResult {
  done: number
  failed: { id: string; message: string }[]
}

/**
 * Does one thing to each row; a row that is refused does not keep the others from it. The embedded database answers
 * without a pause: only between two rows other calls have their turn.
 */
export async function forEachRow(ids: readonly number[], work: (id: number) => Promise<unknown>): Promise<BulkResult> {
  const failed: BulkResult['failed'] = []
  for (const id of ids) {
    await nextTurn()
    try {
      await work(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id: String(id), message: error.key })
    }
  }
  return { done: ids.length - failed.length, failed }
}

/** The result of a call that did its thing to all rows at once: those it did not find are not there. */
export function resultOf(ids: readonly number[], done: readonly number[]): BulkResult {
  const found = new Set(done)
  const failed = ids.filter((id) => !found.has(id)).map((id) => ({ id: String(id), message: 'not_found' }))
  return { done: found.size, failed }
}
