import { GoogleError } from '../errors.ts'
import { apiErrorOf } from '../google/google-failures.ts'
import type { StatsSource } from './source.ts'

/**
 * The visitors of the last minutes.
 * @throws {ApiError} where the source has only what it kept: of another time, which says nothing of now
 */
export async function readCurrent(
  source: Pick<StatsSource, 'readCurrentVisitors' | 'readLastMinutes' | 'notices'>,
  siteId: number,
  now: number,
): Promise<{ current_visitors: number; minutes?: number[] }> {
  const [current_visitors, minutes] = await Promise.all([
    source.readCurrentVisitors(siteId, now),
    source.readLastMinutes?.(siteId, now),
  ])
  const stale = source.notices?.().find(({ kind }) => kind === 'stale')
  if (stale?.reason !== undefined) throw apiErrorOf(new GoogleError(stale.reason, 'only kept answers'))
  return { current_visitors, ...(minutes !== undefined && { minutes }) }
}
