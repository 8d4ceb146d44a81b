import { setTimeout as sleep } from 'node:timers/promises'
import type { AcceptedEvent } from '../collector/event.ts'
import { generateEvents } from './events.ts'
import type { History } from './history.ts'

/** Somebody comes nearly every minute, also at night: the last half hour is shown by the minute. */
const LONGEST_PAUSE_MS = 60 * 1000
/** The delay after which a visit is skipped, as the machine was asleep when it was due. */
const LATE_MS = 10_000

export interface LiveFeedOptions {
  history: History
  siteId: number
  /** Hands an event to the collector's spool. */
  append: (event: AcceptedEvent) => Promise<void>
}

/** Goes on where the loaded visits end: each generated event is sent when its time has come. */
export function startLiveFeed({ history, siteId, append }: LiveFeedOptions): { stop(): Promise<void> } {
  const from = Date.now()
  const stopping = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    // A seed of its own, so that no visitor of the loaded visits comes again.
    const busy = { from, pauseMs: LONGEST_PAUSE_MS }
    for (const event of generateEvents({ history, siteId, seed: from, from, to: Infinity, busy })) {
      await sleep(Math.max(0, event.ts - Date.now()), undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      if (Date.now() - event.ts > LATE_MS) continue
      // A spool that is full takes it as little as it would take a real one.
      await append({ ...event, ts: Date.now() }).catch(() => {})
    }
  }

  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
