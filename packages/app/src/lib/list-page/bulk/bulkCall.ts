import type { FilterName, ListName, Result } from '@sightline/api-client'
import { countOf, type ListFilters, type RowSelection } from '@sightline/ui'
import { toListInputFilters, type ListInputFilters } from '../listInput.ts'

/** The rows of a bulk call: their ids, or the filters that find them with their number. */
export type BulkInput<Name extends string> = { ids: string[] } | { filters: ListFilters<Name>; total: number }

/** Converts a selection to the rows of a bulk call. */
export const bulkInputOf = <Name extends ListName>(
  list: Name,
  input: BulkInput<FilterName<Name>>,
): { ids: string[] } | { filters: ListInputFilters<Name>; total: number } =>
  'ids' in input ? input : { filters: toListInputFilters<Name>(input.filters), total: input.total }

export interface BulkTarget<Name extends string> {
  input: BulkInput<Name>
  /** The number of rows. */
  count: number
}

export function targetOf<Name extends string>(
  selected: RowSelection,
  filters: ListFilters<Name>,
  total: number,
): BulkTarget<Name> {
  const count = countOf(selected, total)
  return selected.isAll ? { input: { filters, total }, count } : { input: { ids: [...selected.ids] }, count }
}

export const targetOfOne = (id: string): BulkTarget<never> => ({ input: { ids: [id] }, count: 1 })

/** The result of a bulk call: the number of rows that were done, and those that were not, each with a message key. */
export interface BulkResult {
  done: number
  failed: { id: string; message: string }[]
  /** The number of rows that failed, where not all are listed. */
  failedCount?: number
  /** The number of rows that were left alone, because the job was stopped or could not continue. */
  notTried?: number
  /** The message key of why the job could not continue. */
  error?: string | null
}

/** The answer of a bulk call: for many rows it is the id of the job that continues with them. */
export type BulkAnswer = BulkResult | { job_id: string }

/** The message key of why a call about one row did nothing; undefined where it succeeded. */
export function errorOfOne(result: Result<BulkAnswer>): string | undefined {
  if (result.code !== 200) return result.message
  return 'failed' in result.data ? result.data.failed[0]?.message : undefined
}
