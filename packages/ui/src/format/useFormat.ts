import { useMemo } from 'react'
import { useKit } from '../provider/KitContext.ts'
import {
  formatBucket,
  formatBucketInFull,
  formatClock,
  formatDays,
  formatInstant,
  formatIsoDay,
  formatIsoMinute,
  formatMinutes,
  formatTime,
  formatWeekday,
  withTimeFormat,
  type BucketInterval,
} from './date.ts'
import { formatAxisMoney, formatMoney } from './money.ts'
import {
  formatAxisCount,
  formatCompact,
  formatDifference,
  formatDuration,
  formatExact,
  formatFull,
  formatMean,
  formatPercent,
  formatSiteCount,
} from './number.ts'
import { formatList } from './list.ts'
import { formatAgo, formatRelative } from './relativeTime.ts'

type NumericValue = number | null | undefined
type Instant = string | Date | null | undefined

/** The formats of this folder in the language of the kit. */
export function useFormat() {
  const { intlLocale: locale, timeFormat } = useKit()
  return useMemo(() => {
    const timeLocale = withTimeFormat(locale, timeFormat)
    return {
      full: (value: NumericValue) => formatFull(value, locale),
      exact: (value: NumericValue) => formatExact(value, locale),
      compact: (value: NumericValue) => formatCompact(value, locale),
      siteCount: (value: NumericValue) => formatSiteCount(value, locale),
      axisCount: (value: NumericValue) => formatAxisCount(value, locale),
      percent: (value: NumericValue) => formatPercent(value, locale),
      mean: (value: NumericValue) => formatMean(value, locale),
      /** @param decimals How many decimals are always shown; 0 by default */
      difference: (value: NumericValue, decimals?: number) => formatDifference(value, locale, decimals),
      duration: (value: NumericValue) => formatDuration(value),
      bucket: (start: string, interval: BucketInterval, timeZone: string) =>
        formatBucket(start, interval, { locale: timeLocale, timeZone }),
      bucketInFull: (start: string, interval: BucketInterval, timeZone: string) =>
        formatBucketInFull(start, interval, { locale: timeLocale, timeZone }),
      weekday: (instant: string, timeZone: string) => formatWeekday(instant, { locale: timeLocale, timeZone }),
      days: (start: string, end: string, timeZone: string) => formatDays(start, end, { locale: timeLocale, timeZone }),
      minutes: (start: string, end: string, timeZone: string) =>
        formatMinutes(start, end, { locale: timeLocale, timeZone }),
      clock: (instant: string | Date) => formatClock(instant, timeLocale),
      /** @param timeZone the browser’s by default */
      time: (instant: string | Date, timeZone?: string) => formatTime(instant, timeLocale, timeZone),
      isoDay: (instant: Instant, timeZone: string) => formatIsoDay(instant, timeZone),
      isoMinute: (instant: Instant, timeZone: string) => formatIsoMinute(instant, timeZone),
      instant: (instant: Instant, timeZone: string) => formatInstant(instant, { locale: timeLocale, timeZone }),
      relative: (instant: Instant, now?: Date) => formatRelative(instant, locale, now),
      ago: (instant: Instant, now?: Date) => formatAgo(instant, locale, now),
      money: (amount: NumericValue, currency: string | null | undefined) => formatMoney(amount, currency, locale),
      axisMoney: (amount: NumericValue, currency: string | null | undefined) =>
        formatAxisMoney(amount, currency, locale),
      list: (items: readonly string[]) => formatList(items, locale),
    }
  }, [locale, timeFormat])
}
