import type { CallOutput } from '@sightline/api-client'
import { csvFileOf, csvOf } from '@sightline/ui'

type Answer = CallOutput<'stats', 'query'>
type Figures = Answer['totals']

/** The figures that every source has, in the order of the files. */
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

/** A figure as it is shown: without a visit a rate is missing, though the service answers 0. */
function figureOf(figures: Figures, metric: ExportedMetric): number | null {
  const isRate = metric === 'bounce_rate' || metric === 'views_per_visit'
  return isRate && figures.visits === 0 ? null : (figures[metric] ?? null)
}

/** The totals: a line for each metric. */
export function metricsFile({ totals, comparison }: Answer, texts: Texts): string {
  const columns = [
    { header: texts.metric, value: (metric: ExportedMetric) => texts[metric] },
    { header: texts.name, value: (metric: ExportedMetric) => metric },
    { header: texts.value, value: (metric: ExportedMetric) => figureOf(totals, metric) },
  ]
  const compared =
    comparison === undefined
      ? []
      : [
          { header: texts.compared, value: (metric: ExportedMetric) => figureOf(comparison.totals, metric) },
          { header: texts.change, value: (metric: ExportedMetric) => comparison.change[metric] ?? null },
          { header: texts.points, value: (metric: ExportedMetric) => comparison.points[metric] ?? null },
        ]
  return csvFileOf(csvOf([...columns, ...compared], exportedMetrics))
}

/** The series: a line for each bucket, with its first moment in the site’s time zone and in UTC. */
export function seriesFile(
  { range, series = [] }: Answer,
  texts: Record<ExportedMetric | 'start' | 'startUtc' | 'partial', string>,
): string {
  type Bucket = (typeof series)[number]
  return csvFileOf(
    csvOf(
      [
        { header: texts.start, value: ({ start }: Bucket) => localTime(start, range.time_zone) },
        { header: texts.startUtc, value: ({ start }: Bucket) => start },
        { header: texts.partial, value: ({ partial }: Bucket) => String(partial) },
        ...exportedMetrics.map((metric) => ({
          header: texts[metric],
          value: (bucket: Bucket) => figureOf(bucket, metric),
        })),
      ],
      series,
    ),
  )
}

/** An instant on the clock of a time zone, as `2026-11-20 13:00`. */
export const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
