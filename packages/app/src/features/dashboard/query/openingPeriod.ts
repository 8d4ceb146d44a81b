import type { useWebsite } from '../../sites/index.ts'
import { openingRange, type Period } from './range.ts'

/**
 * The opening period; undefined until the site is known. For a site that cannot be read, the request for its metrics is
 * left to report the error.
 */
export function openingPeriodOf({ data, isPending }: ReturnType<typeof useWebsite>): Period | undefined {
  if (isPending) return undefined
  return { range: data == null ? 'today' : openingRange(data, new Date()) }
}
