import type { Result } from '@sightline/api-client'
import { sequentially } from '../../sequentially.ts'
import type { BulkResult } from './bulkCall.ts'

/**
 * Calls a function for one row after the other. Without a connection it does not try the rest.
 * @param onProgress Called with the number of rows tried so far.
 */
export async function runEach(
  ids: readonly string[],
  call: (id: string) => Promise<Result<unknown>>,
  onProgress: (tried: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { done: 0, failed: [] }
  let tried = 0
  for await (const { code, message } of sequentially(ids, call)) {
    const [id = ''] = ids.slice(tried)
    if (code === 200) result.done += 1
    else if (code !== -1) result.failed.push({ id, message })
    else {
      result.failed.push(...ids.slice(tried).map((left) => ({ id: left, message })))
      break
    }
    tried += 1
    onProgress(tried)
  }
  return result
}
