import { countDays, customRange, daysOf, type DateRange, type DayLimits, type SiteCalendar } from './dateRange.ts'
import { timeTexts } from './timeTexts.ts'

/**
 * A range about twice as long around the same days, or as long as the limits let it be; where there is no room after it, it
 * grows backwards.
 * @returns null where there is nothing more to see
 */
export function widenRange(value: DateRange, calendar: SiteCalendar, limits: DayLimits): DateRange | null {
  const days = daysOf(value, calendar)
  if (days === null || value.range === 'all') return null
  const { min, max, maxDays } = limits
  const length = countDays(days)
  const wanted = Math.min(length * 2, maxDays ?? Infinity)
  if (wanted <= length) return null
  const centred = days.last.add({ days: Math.floor((wanted - length) / 2) })
  const last = centred.compare(max) > 0 ? max : centred
  const earliest = last.subtract({ days: wanted - 1 })
  const first = min !== null && earliest.compare(min) < 0 ? min : earliest
  return countDays({ first, last }) > length ? customRange({ first, last }, timeTexts(value)) : null
}
