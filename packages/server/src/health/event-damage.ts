import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { DAMAGE_HELP, describeLosses } from '../store/clickhouse/broken-parts.ts'

/** Watches whether parts of the event tables are missing, whose events no figure counts: put aside as damaged, or gone. */
export interface EventDamage {
  /** Looks again, where the last time is a while ago. While the engine does not answer, what it said last holds. */
  areEventsWhole: () => Promise<boolean>
  /** Looks for the last time, while the engine still runs. */
  stop: () => Promise<void>
}

const LASTS_MS = 30_000
/** What is not noted by then is not missed after a kill. */
const LOOK_EVERY_MS = 60_000

/** @param client With connections of its own, so that health checks do not wait for others */
export function createEventDamage(
  client: ClickHouseClient,
  { dataDir, clickhouseUrl }: { dataDir: string; clickhouseUrl: string | undefined },
  log: { error(message: string): void },
  now: () => number = Date.now,
): EventDamage {
  let lookedAt = -Infinity
  let said = ''
  let isWhole = true
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const losses = await describeLosses(client, clickhouseUrl === undefined ? dataDir : undefined)
    isWhole = losses === undefined
    const text = losses === undefined ? '' : `${losses}: figures lack its events. ${DAMAGE_HELP}`
    if (text !== said && text !== '') log.error(text)
    said = text
  }

  function lookOnce(): Promise<void> {
    lookedAt = now()
    looking = (looking ?? Promise.resolve()).then(look).catch(() => {})
    return looking
  }

  const timer = setInterval(() => void lookOnce(), LOOK_EVERY_MS)
  timer.unref()

  return {
    async areEventsWhole() {
      await (now() - lookedAt > LASTS_MS ? lookOnce() : looking)
      return isWhole
    },
    async stop() {
      clearInterval(timer)
      await lookOnce()
    },
  }
}
