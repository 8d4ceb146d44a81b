import { metricFacts, type DashboardMetric, type SummaryLocale } from '@sightline/api-client/contract'
import { dayText, durationText, numberText, percentText, signedPercentText } from '../../mail/formats.ts'
import { wordingTexts } from './texts/wording-texts.ts'

/** A value of a metric, with its unit. */
export function metricText(metric: DashboardMetric, value: number, locale: SummaryLocale): string {
  const { unit } = metricFacts[metric]
  switch (unit) {
    case 'percent':
      return percentText(value, locale)
    case 'duration':
      return durationText(value, locale)
    case 'mean':
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
    case 'count':
      return numberText(value, locale)
  }
}

/** A difference of a metric, with its sign and unit; of a rate in points. */
export function differenceText(metric: DashboardMetric, difference: number, locale: SummaryLocale): string {
  const { unit } = metricFacts[metric]
  const number = (maximumFractionDigits: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits, ...options }).format(difference)
  switch (unit) {
    case 'percent':
      return wordingTexts[locale].points(number(Math.abs(difference) < 1 ? 2 : 1))
    case 'duration':
      return Math.abs(difference) < MINUTE
        ? number(1, { style: 'unit', unit: 'second', unitDisplay: 'short' })
        : `${difference < 0 ? '-' : '+'}${durationText(Math.abs(difference), locale)}`
    case 'mean':
      return number(2)
    case 'count':
      return number(0)
  }
}

const MINUTE = 60

/** How a metric changed: in percent, a rate in points; from nothing, by how much. */
export function changeText(
  metric: DashboardMetric,
  { value, before, change }: { value: number; before: number; change: number },
  locale: SummaryLocale,
): string {
  if (metricFacts[metric].unit === 'percent') return differenceText(metric, value - before, locale)
  return before === 0 && value > 0 ? `+${metricText(metric, value, locale)}` : signedPercentText(change, locale)
}

/** @param days Both included, `2026-01-31` */
export const daysText = ({ first, last }: { first: string; last: string }, locale: SummaryLocale): string =>
  first === last ? dayText(first, locale) : `${dayText(first, locale)} – ${dayText(last, locale)}`
