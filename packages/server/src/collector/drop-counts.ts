import { siteLimits, type DropReason } from '@sightline/api-client/contract'
import type { Database } from '../store/relational/database.ts'
import {
  addDroppedEvents,
  deleteDroppedEventsBefore,
  deleteDroppedEventsOf,
  type DroppedCount,
} from '../store/relational/sites/dropped-events.ts'

const WRITE_MS = 10_000
const DAY_MS = 24 * 60 * 60 * 1000

/** Counts the events that were left out, by reason: gathered in memory and written now and then. */
export interface DropCounts {
  add(siteId: number, reason: DropReason): void
  /** Writes the counts. Those that cannot be written are kept for the next time. */
  write(): Promise<void>
  /** Forgets the counts of sites so far. */
  forgetSites(siteIds: readonly number[]): Promise<void>
  /** Writes the counts for the last time. */
  stop(): Promise<void>
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The first of a number of days that end today. */
export const firstOfLastDays = (days: number, now: number): string => dayOf(now - (days - 1) * DAY_MS)

export function startDropCounts(
  db: Database,
  log: { warn(message: string): void },
  now: () => number = Date.now,
): DropCounts {
  let gathered = new Map<string, DroppedCount>()
  let cleanedOn = ''
  let running: Promise<void> = Promise.resolve()

  const gather = ({ siteId, day, reason, count }: DroppedCount) => {
    const key = `${siteId} ${day} ${reason}`
    gathered.set(key, { siteId, day, reason, count: count + (gathered.get(key)?.count ?? 0) })
  }

  const writeOnce = async () => {
    const counts = [...gathered.values()]
    gathered = new Map()
    try {
      await addDroppedEvents(db, counts)
    } catch (error) {
      counts.forEach(gather)
      throw error
    }
    const today = dayOf(now())
    if (cleanedOn === today) return
    await deleteDroppedEventsBefore(db, firstOfLastDays(siteLimits.droppedDays, now()))
    cleanedOn = today
  }

  const write = () =>
    (running = running.then(writeOnce).catch((error: Error) => {
      log.warn(`The numbers of left out events were not written: ${error.message}`)
    }))
  const timer = setInterval(() => void write(), WRITE_MS)

  return {
    add: (siteId, reason) => gather({ siteId, day: dayOf(now()), reason, count: 1 }),
    write,
    async forgetSites(siteIds) {
      // A write under way would add its counts after the deletion.
      await running
      for (const [key, { siteId }] of gathered) if (siteIds.includes(siteId)) gathered.delete(key)
      await deleteDroppedEventsOf(db, siteIds)
    },
    stop() {
      clearInterval(timer)
      return write()
    },
  }
}
