import { ApiError } from '../errors.ts'
import { isWithoutSpace } from '../store/clickhouse/select.ts'

/** What the system says, or ClickHouse, where a disk takes no more. */
export const isDiskFull = (error: unknown): boolean =>
  isWithoutSpace(error) || (error instanceof Error && 'code' in error && error.code === 'ENOSPC')

/** A job that waits for room would wait in silence: it ends, and says why. @throws */
export function rethrowDiskError(error: unknown): never {
  throw isDiskFull(error) ? new ApiError('disk_full') : error
}
