import { realtimeLimits, type Output, type Schemas } from '@sightline/api-client/contract'
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

/**
 * What happens on a site now.
 * @throws {ApiError} as above
 */
export async function readRealtime(
  source: Parameters<typeof readCurrent>[0] & Pick<StatsSource, 'readLiveVisitors' | 'readLiveEvents'>,
  siteId: number,
  now: number,
): Promise<Output<Schemas['stats']['realtime']>> {
  const [current, live, events] = await Promise.all([
    readCurrent(source, siteId, now),
    source.readLiveVisitors?.(siteId, now),
    source.readLiveEvents?.(siteId, now, realtimeLimits.events),
  ])
  return {
    at: new Date(now).toISOString(),
    ...current,
    ...live,
    ...(events !== undefined && {
      events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    }),
  }
}
