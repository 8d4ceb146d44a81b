import { ENGAGEMENT } from '../../accepted-event.ts'
import type { IncomingEvent } from '../../incoming-event.ts'

/** The longest time that is believed: nobody looks at a page for longer without a break. */
const MAX_MS = 24 * 60 * 60 * 1000

/** The seconds for which a page was read, and how far: only engagement events have them. */
export function engagementOf(
  name: string,
  milliseconds: unknown,
  scrollDepth: unknown,
): Pick<IncomingEvent, 'engagementMs' | 'scrollDepth'> {
  if (name !== ENGAGEMENT) return { engagementMs: 0, scrollDepth: null }
  return {
    engagementMs: isFrom0To(Infinity, milliseconds) ? Math.min(wholeOf(milliseconds), MAX_MS) : 0,
    scrollDepth: isFrom0To(100, scrollDepth) ? wholeOf(scrollDepth) : null,
  }
}

/** Rounds a value; JSON knows a minus zero, which no store keeps. */
const wholeOf = (value: number) => Math.abs(Math.round(value))

const isFrom0To = (max: number, value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= max
