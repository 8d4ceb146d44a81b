import { formatIsoDay } from '../../../format/date.ts'

/** The items of one day in their original order. */
export interface DayOf<Item> {
  /** The day as `2026-11-20`, in the given time zone. */
  day: string
  items: readonly Item[]
}

/** Groups items in order of time by day. */
export function byDay<Item extends { time: string }>(items: readonly Item[], timeZone: string): DayOf<Item>[] {
  const days: { day: string; items: Item[] }[] = []
  for (const item of items) {
    const day = formatIsoDay(item.time, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
