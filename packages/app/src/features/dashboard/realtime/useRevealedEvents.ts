import type { CallOutput } from '@sightline/api-client'
import { useEffect, useState } from 'react'
import { realtimeIntervalMs } from './useRealtime.ts'

export type LiveEvent = NonNullable<CallOutput<'stats', 'realtime'>['events']>[number]

interface Revealed {
  /** The events that are shown, the newest first. */
  events: readonly LiveEvent[]
  /** Those that came after the first answer, the newest first. */
  fresh: readonly LiveEvent[]
}

/** The shortest time between two additions, in milliseconds: more often nobody could follow. */
const shortestStepMs = 100

/** Adds the new events of each answer one after the other until the next answer, as they came, rather than all at once. */
export function useRevealedEvents(answered: readonly LiveEvent[] | undefined): Revealed {
  const [revealed, setRevealed] = useState<Revealed>()
  useEffect(() => {
    if (answered === undefined) return
    const isFirst = revealed === undefined
    const shown = new Set(revealed?.events.map(({ id }) => id))
    const waiting = answered.filter(({ id }) => !shown.has(id)).toReversed()
    if (isFirst) {
      setRevealed({ events: answered, fresh: [] })
      return
    }
    if (waiting.length === 0) return
    const steps = Math.min(waiting.length, realtimeIntervalMs / shortestStepMs)
    const perStep = Math.ceil(waiting.length / steps)
    const add = () => {
      const next = waiting.splice(0, perStep).toReversed()
      setRevealed((before) => ({
        events: [...next, ...(before?.events ?? [])].slice(0, answered.length),
        fresh: [...next, ...(before?.fresh ?? [])].slice(0, answered.length),
      }))
      if (waiting.length === 0) clearInterval(timer)
    }
    const timer = setInterval(add, realtimeIntervalMs / (steps + 1))
    return () => clearInterval(timer)
    // Only an answer begins to reveal; what it has revealed since is no reason to begin again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answered])
  return revealed ?? nothing
}

const nothing: Revealed = { events: [], fresh: [] }
