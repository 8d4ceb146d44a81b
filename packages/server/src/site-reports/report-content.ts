import type { MailLocale, ReportRhythm } from '@sightline/api-client/contract'
import { isolate, type MailBlock, type ReportContent } from '../mail/content.ts'
import { dayText, durationText, numberText, percentText, signedPercentText, signedText } from '../mail/formats.ts'
import type { MailTexts, ReportMetric } from '../mail/texts/types.ts'
import type { Dashboard } from '../stats/dashboard.ts'
import type { Annotation } from '../store/relational/sites/annotations.ts'

export interface ReportForecast {
  views: number
  days: number
}

export interface ReportFacts {
  site: { domain: string; time_zone: string }
  rhythm: ReportRhythm
  /** The first and the last day, as `2026-01-31`. */
  days: { from: string; to: string }
  dashboard: Dashboard
  annotations: readonly Pick<Annotation, 'day' | 'text'>[]
  forecast: ReportForecast | undefined
  /** The address of the site's dashboard. */
  url: string
  locale: MailLocale
  texts: MailTexts
}

const inTable = ['visits', 'pageviews', 'bounce_rate', 'visit_duration'] as const satisfies readonly ReportMetric[]
const counted = ['visitors', 'visits', 'pageviews'] as const satisfies readonly ReportMetric[]
/** The least change that the report mentions in a sentence. Percent. */
const NOTABLE = 10
const ANNOTATIONS = 10

/** The content of a site's report. */
export function reportContent(facts: ReportFacts): ReportContent {
  const { site, rhythm, days, dashboard, url, locale, texts } = facts
  const words = texts.report
  const domain = isolate(site.domain)
  const period = words.period(dayText(days.from, locale), dayText(days.to, locale))
  const { pageviews, visits } = dashboard.totals
  const metrics = pageviews === 0 && visits === 0 ? [{ type: 'text', text: words.none } as const] : metricBlocks(facts)
  const subject = words.title[rhythm](domain)
  return {
    locale,
    subject,
    preview: period,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'text', text: period },
      ...metrics,
      ...annotationsOf(facts),
      { type: 'button', label: words.button, url },
    ],
    reason: '',
  }
}

function metricBlocks(facts: ReportFacts): MailBlock[] {
  const { dashboard, rhythm, forecast, locale, texts } = facts
  const words = texts.report
  const visitors = {
    type: 'number',
    label: words.metrics.visitors,
    value: numberText(dashboard.totals.visitors, locale),
    change: changeText(facts, 'visitors'),
  } as const
  const rows = inTable.map((metric) => ({
    label: words.metrics[metric],
    value: valueText(dashboard.totals[metric], metric, locale),
    change: changeText(facts, metric),
  }))
  const blocks: MailBlock[] = [
    visitors,
    { type: 'table', title: '', rows },
    { type: 'text', text: largestChange(facts) },
  ]
  const bars = barsOf(facts)
  if (bars.length > 1) blocks.push({ type: 'bars', title: rhythm === 'weekly' ? words.days : words.weeks, rows: bars })
  for (const [dimension, title, missing] of [
    ['page', words.pages, ''],
    ['source', words.sources, words.direct],
  ] as const) {
    const shown = dashboard.breakdowns.find((breakdown) => breakdown.dimension === dimension)?.rows ?? []
    const rowsOfTable = shown.map(({ value, visitors: count }) => ({
      label: value === '' ? missing : isolate(value),
      value: numberText(count, locale),
      change: '',
    }))
    if (rowsOfTable.length > 0) blocks.push({ type: 'table', title, rows: rowsOfTable })
  }
  if (forecast !== undefined)
    blocks.push({ type: 'text', text: words.forecast(numberText(forecast.views, locale), forecast.days) })
  return blocks
}

function annotationsOf({ annotations, locale, texts }: ReportFacts): MailBlock[] {
  if (annotations.length === 0) return []
  const rows = annotations
    .slice(0, ANNOTATIONS)
    .map(({ day, text }) => ({ label: isolate(text), value: dayText(day, locale), change: '' }))
  return [{ type: 'table', title: texts.report.notes, rows }]
}

function barsOf({ dashboard: { series }, site, rhythm, locale }: ReportFacts) {
  const most = Math.max(1, ...series.map(({ visitors }) => visitors))
  return series.map(({ start, visitors }) => ({
    label: dayText(start, locale, { timeZone: site.time_zone, hasWeekday: rhythm === 'weekly' }),
    value: numberText(visitors, locale),
    percentage: (visitors / most) * 100,
  }))
}

function valueText(value: number | null, metric: (typeof inTable)[number], locale: MailLocale): string {
  if (value === null) return '–'
  if (metric === 'bounce_rate') return percentText(value, locale)
  if (metric === 'visit_duration') return durationText(value, locale)
  return numberText(value, locale)
}

/** The text of the change; empty without a comparison. */
function changeText({ dashboard: { comparison }, locale, texts }: ReportFacts, metric: ReportMetric): string {
  if (comparison === undefined || comparison.totals.visits === 0) return ''
  const points = comparison.points[metric]
  if (points !== undefined && points !== null) return texts.report.points(isolate(signedText(points, locale)))
  const change = comparison.change[metric]
  return change === undefined || change === null ? '' : isolate(signedPercentText(change, locale))
}

function largestChange(facts: ReportFacts): string {
  const { dashboard, texts } = facts
  const { comparison } = dashboard
  const changes = counted
    .map((metric) => ({ metric, size: Math.abs(comparison?.change[metric] ?? 0) }))
    .toSorted((a, b) => b.size - a.size)
  const [largest] = changes
  if (comparison === undefined || comparison.totals.visits === 0 || largest === undefined) return texts.report.first
  if (largest.size < NOTABLE) return texts.report.noChange
  return texts.report.changed(texts.report.metrics[largest.metric], changeText(facts, largest.metric))
}
