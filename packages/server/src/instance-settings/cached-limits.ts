import { limitSettingNames, limitSettings, type LimitSettingName } from '@sightline/api-client/contract'
import type { InstanceSettings } from './instance-settings.ts'

/** The limits as they were last read, for calls that come too often to read them each time. */
export interface CachedLimits {
  /** Another server's change is known some seconds later. */
  of(name: LimitSettingName): number
  /** Reads them anew, after a change. */
  refresh(): Promise<void>
}

const FRESH_MS = 5000

/** @param now In milliseconds since 1970 */
export function createCachedLimits({ limit }: Pick<InstanceSettings, 'limit'>, now: () => number): CachedLimits {
  const values = new Map<LimitSettingName, number>()
  let readAt = -Infinity

  async function refresh(): Promise<void> {
    readAt = now()
    for (const [name, value] of await Promise.all(
      limitSettingNames.map(async (one) => [one, await limit(one)] as const),
    ))
      values.set(name, value)
  }

  return {
    of(name) {
      // Where the store does not answer, the last ones hold.
      if (now() - readAt > FRESH_MS) refresh().catch(() => {})
      return values.get(name) ?? limitSettings[name].usual
    },
    refresh,
  }
}
