import { ApiError } from '../errors.ts'
import { isDiskFull } from '../store/disk-space.ts'

/** A job that waits for room would wait in silence: it ends, and says why. @throws */
export function rethrowDiskError(error: unknown): never {
  throw isDiskFull(error) ? new ApiError('disk_full') : error
}
