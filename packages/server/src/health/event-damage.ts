import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { DAMAGE_HELP, describeBroken, readBrokenParts } from '../store/clickhouse/broken-parts.ts'

/** Watches whether the engine has put parts of the event tables aside, whose events no figure counts. */
export interface EventDamage {
  /** Looks again, where the last time is a while ago. While the engine does not answer, what it said last holds. */
  areEventsWhole: () => Promise<boolean>
}

const LASTS_MS = 30_000

/** @param client With connections of its own, so that health checks do not wait for others */
export function createEventDamage(
  client: ClickHouseClient,
  log: { error(message: string): void },
  now: () => number = Date.now,
): EventDamage {
  let lookedAt = -Infinity
  let said = ''
  let isWhole = true
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const parts = await readBrokenParts(client)
    isWhole = parts.length === 0
    const text = isWhole ? '' : `${describeBroken(parts)}: figures lack its events. ${DAMAGE_HELP}`
    if (text !== said && text !== '') log.error(text)
    said = text
  }

  return {
    async areEventsWhole() {
      if (now() - lookedAt > LASTS_MS) {
        lookedAt = now()
        looking = look().catch(() => {})
      }
      await looking
      return isWhole
    },
  }
}
