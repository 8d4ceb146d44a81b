import { listLimits, type Result } from '@sightline/api-client'
import { useState } from 'react'
import type { BulkResult, BulkTarget } from './bulkCall.ts'
import { runEach } from './runEach.ts'

interface BulkSendOptions<Name extends string> {
  target: BulkTarget<Name>
  /** The ids of all rows that match the target’s filters. */
  idsOf: (filters: Readonly<Partial<Record<Name, string>>>) => Promise<Result<readonly string[]>>
}

/**
 * Calls the service for every row of a target. The answer for a single row is returned as it is, so that its errors
 * reach the fields.
 */
export function useBulkSend<Name extends string>({ target: { input, count }, idsOf }: BulkSendOptions<Name>) {
  const [progress, setProgress] = useState<number | null>(null)
  async function send(call: (id: string) => Promise<Result<unknown>>): Promise<Result<BulkResult>> {
    if (count > listLimits.ids) return { code: 400, message: 'too_many_rows' }
    const ids = 'ids' in input ? succeeded(input.ids) : await idsOf(input.filters)
    if (ids.code !== 200) return ids
    if (ids.data.length !== count) return { code: 409, message: 'total_changed' }
    const [first] = ids.data
    if (first !== undefined && count === 1) {
      const result = await call(first)
      return result.code === 200 ? succeeded({ done: 1, failed: [] }) : result
    }
    setProgress(0)
    const result = await runEach(ids.data, call, setProgress)
    setProgress(null)
    return succeeded(result)
  }
  return {
    send,
    /** The number of rows tried so far; null while no call is under way. */
    progress,
  }
}

const succeeded = <Data>(data: Data): Result<Data> => ({ code: 200, message: 'success', data })
