import { listLimits, type BulkAction } from '@sightline/api-client/contract'
import { recordAuditTargets } from '../audit/audit.ts'
import { startBulkJob } from '../bulk/bulk-job.ts'
import type { BulkResult } from '../bulk/bulk-result.ts'
import { ApiError, invalidFields } from '../errors.ts'
import type { Principal } from './context.ts'
import type { Services } from './services.ts'

/** The rows that a bulk call names: `ids`, or `filters` with the `total` that the caller saw. */
interface Selection<Filters> {
  ids?: readonly string[] | undefined
  filters?: Filters | undefined
  total?: number | undefined
}

/** Counts and lists the rows that match the filters of a resource. */
interface RowSource<Filters> {
  count: (filters: Filters) => Promise<number>
  idsOf: (filters: Filters, limit: number) => Promise<readonly number[]>
}

interface BulkCall<Filters> {
  action: BulkAction
  /** The input of the job beside its rows. */
  given?: Readonly<Record<string, unknown>>
  selection: Selection<Filters>
  rowSource: RowSource<Filters>
  principal: Principal
  services: Pick<Services, 'jobs'>
  /** Does it at once. */
  work: (ids: readonly number[]) => Promise<BulkResult>
}

/**
 * Does a bulk call, or begins with a job where filters have found many rows. What filters have found is noted in the
 * audit log: by a job as it goes.
 * @throws {ApiError} as `idsOfSelection` does
 */
export async function answerBulk<Filters>(call: BulkCall<Filters>): Promise<BulkResult | { job_id: string }> {
  const { action, given = {}, selection, rowSource, principal, services, work } = call
  const ids = await idsOfSelection(selection, rowSource)
  if (ids.length > listLimits.ids) {
    return { job_id: String(await startBulkJob(services.jobs, principal.user.id, action, { ids, given })) }
  }
  if (selection.filters !== undefined) await recordAuditTargets(ids)
  return work(ids)
}

/**
 * What a bulk call names its rows by.
 * @throws {ApiError} invalid_input unless it was given either ids or filters with a total; too_many_rows
 */
export function namedBy<Filters>({ ids, filters, total }: Selection<Filters>): Named<Filters> {
  if (ids !== undefined && filters === undefined) return { ids: ids.map(Number) }
  if (ids !== undefined || filters === undefined) throw invalidFields({ ids: 'field_invalid' })
  if (total === undefined) throw invalidFields({ total: 'field_required' })
  if (total > listLimits.jobRows) throw new ApiError('too_many_rows')
  return { filters, total }
}

type Named<Filters> = { ids: readonly number[] } | { filters: Filters; total: number }

/**
 * The rows that a bulk call is about.
 * @throws {ApiError} invalid_input unless it was given either ids or filters with a total; total_changed with the
 *   `total` there is now; too_many_rows
 */
export async function idsOfSelection<Filters>(
  selection: Selection<Filters>,
  { count, idsOf }: RowSource<Filters>,
): Promise<readonly number[]> {
  const named = namedBy(selection)
  if ('ids' in named) return named.ids
  const { filters, total } = named
  const found = await idsOf(filters, total + 1)
  if (found.length > total) throw new ApiError('total_changed', { total: await count(filters) })
  if (found.length < total) throw new ApiError('total_changed', { total: found.length })
  return found
}
