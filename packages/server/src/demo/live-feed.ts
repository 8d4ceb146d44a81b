import { setTimeout as sleep } from 'node:timers/promises'
import type { AcceptedEvent } from '../collector/accepted-event.ts'
import { generateEvents } from './events.ts'
import type { History } from './history.ts'

/** The longest pause between two visits, even at night, because the last half hour is shown by the minute. */
const LONGEST_PAUSE_MS = 60 * 1000
/** The delay after which a visit is skipped, as the machine was asleep when it was due. */
const LATE_MS = 10_000

export interface LiveFeedOptions {
  history: History
  siteId: number
  /** Appends an event to the collector's spool. */
  append: (event: AcceptedEvent) => Promise<void>
}

/** Continues where the loaded visits end: sends each generated event when it is due. */
export function startLiveFeed({ history, siteId, append }: LiveFeedOptions): { stop(): Promise<void> } {
  const from = Date.now()
  const stopping = new AbortController()
  const running = run()

  async function run(): Promise<void> {
    // The feed has a seed of its own, so that no visitor of the loaded visits returns.
    const busy = { from, pauseMs: LONGEST_PAUSE_MS }
    for (const event of generateEvents({ history, siteId, seed: from, from, to: Infinity, busy })) {
      await sleep(Math.max(0, event.ts - Date.now()), undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      if (Date.now() - event.ts > LATE_MS) continue
      // A full spool refuses a generated event as it would refuse a real one.
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
