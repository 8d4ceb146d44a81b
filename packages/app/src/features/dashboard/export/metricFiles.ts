import { dashboardMetrics, type CallOutput, type DashboardMetric } from '@sightline/api-client'
import { csvFileOf, csvOf } from '@sightline/ui'
import { metricValueOf } from '../query/metrics.ts'

type Answer = CallOutput<'stats', 'query'>

type Texts = Record<DashboardMetric | 'metric' | 'name' | 'value' | 'compared' | 'change' | 'points', string>

/** The file of the totals: a line for each metric. */
export function metricsFile({ totals, comparison }: Answer, texts: Texts): string {
  const columns = [
    { header: texts.metric, value: (metric: DashboardMetric) => texts[metric] },
    { header: texts.name, value: (metric: DashboardMetric) => metric },
    { header: texts.value, value: (metric: DashboardMetric) => metricValueOf(totals, metric) },
  ]
  const comparisonColumns =
    comparison === undefined
      ? []
      : [
          { header: texts.compared, value: (metric: DashboardMetric) => metricValueOf(comparison.totals, metric) },
          { header: texts.change, value: (metric: DashboardMetric) => comparison.change[metric] ?? null },
          { header: texts.points, value: (metric: DashboardMetric) => comparison.points[metric] ?? null },
        ]
  return csvFileOf(csvOf([...columns, ...comparisonColumns], dashboardMetrics))
}

type SeriesTexts = Record<DashboardMetric | 'start' | 'startUtc' | 'partial' | 'compared', string>
type Bucket = NonNullable<Answer['series']>[number]

/**
 * The file of the series: a line for each bucket, with its first instant in the site’s time zone and in UTC.
 * @param comparisonAnswer The answer for the comparison period: its buckets stand beside those with the same index.
 */
export function seriesFile({ range, series = [] }: Answer, texts: SeriesTexts, comparisonAnswer?: Answer): string {
  const others = comparisonAnswer?.series ?? []
  const lines = Array.from({ length: Math.max(series.length, others.length) }, (_, at) => ({
    own: series[at],
    other: others[at],
  }))
  type Line = (typeof lines)[number]
  const columnsOf = (bucketOf: (line: Line) => Bucket | undefined, headerOf: (header: string) => string) => {
    const column = (header: string, value: (bucket: Bucket) => string | number | null) => ({
      header: headerOf(header),
      value: (line: Line) => {
        const bucket = bucketOf(line)
        return bucket === undefined ? null : value(bucket)
      },
    })
    return [
      column(texts.start, ({ start }) => localTime(start, range.time_zone)),
      column(texts.startUtc, ({ start }) => start),
      column(texts.partial, ({ partial }) => String(partial)),
      ...dashboardMetrics.map((metric) => column(texts[metric], (bucket) => metricValueOf(bucket, metric))),
    ]
  }
  const own = columnsOf(
    ({ own: bucket }) => bucket,
    (header) => header,
  )
  const beside = columnsOf(
    ({ other }) => other,
    (header) => `${texts.compared}: ${header}`,
  )
  return csvFileOf(csvOf(comparisonAnswer === undefined ? own : [...own, ...beside], lines))
}

/** Formats an instant in a time zone, as `2026-11-20 13:00`. */
export const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
