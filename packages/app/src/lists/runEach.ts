import type { Result } from '@sightline/api-client'
import type { BulkResult } from './bulk.ts'

/**
 * Does the same with one row after the other. Without a connection the rest is not tried.
 * @param onProgress Hears how many were tried so far.
 */
export async function runEach(
  ids: readonly string[],
  call: (id: string) => Promise<Result<unknown>>,
  onProgress: (tried: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { done: 0, failed: [] }
  for (const [index, id] of ids.entries()) {
    // One after the other: the service is not to be flooded.
    // oxlint-disable-next-line no-await-in-loop
    const { code, message } = await call(id)
    if (code === 200) result.done += 1
    else if (code !== -1) result.failed.push({ id, message })
    else {
      result.failed.push(...ids.slice(index).map((left) => ({ id: left, message })))
      break
    }
    onProgress(index + 1)
  }
  return result
}
