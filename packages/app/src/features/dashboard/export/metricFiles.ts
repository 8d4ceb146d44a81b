import type { CallOutput } from '@sightline/api-client'
import { csvFileOf, csvOf } from '@sightline/ui'

type Answer = CallOutput<'stats', 'query'>
type MetricValues = Answer['totals']

/** The metrics that every source has, in the order of the files. */
export const exportedMetrics = [
  'visitors',
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
] as const
export type ExportedMetric = (typeof exportedMetrics)[number]

type Texts = Record<ExportedMetric | 'metric' | 'name' | 'value' | 'compared' | 'change' | 'points', string>

/** A metric as it is shown: without a visit a rate is missing, though the service answers 0. */
function metricValueOf(values: MetricValues, metric: ExportedMetric): number | null {
  const isRate = metric === 'bounce_rate' || metric === 'views_per_visit'
  return isRate && values.visits === 0 ? null : (values[metric] ?? null)
}

/** The totals: a line for each metric. */
export function metricsFile({ totals, comparison }: Answer, texts: Texts): string {
  const columns = [
    { header: texts.metric, value: (metric: ExportedMetric) => texts[metric] },
    { header: texts.name, value: (metric: ExportedMetric) => metric },
    { header: texts.value, value: (metric: ExportedMetric) => metricValueOf(totals, metric) },
  ]
  const comparisonColumns =
    comparison === undefined
      ? []
      : [
          { header: texts.compared, value: (metric: ExportedMetric) => metricValueOf(comparison.totals, metric) },
          { header: texts.change, value: (metric: ExportedMetric) => comparison.change[metric] ?? null },
          { header: texts.points, value: (metric: ExportedMetric) => comparison.points[metric] ?? null },
        ]
  return csvFileOf(csvOf([...columns, ...comparisonColumns], exportedMetrics))
}

type SeriesTexts = Record<ExportedMetric | 'start' | 'startUtc' | 'partial' | 'compared', string>
type Bucket = NonNullable<Answer['series']>[number]

/**
 * The series: a line for each bucket, with its first moment in the site’s time zone and in UTC.
 * @param comparisonAnswer The answer for the days that are compared with: its buckets stand beside those at the same place.
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
      ...exportedMetrics.map((metric) => column(texts[metric], (bucket) => metricValueOf(bucket, metric))),
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

/** An instant on the clock of a time zone, as `2026-11-20 13:00`. */
export const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
