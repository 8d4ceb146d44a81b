import { useLingui } from '@lingui/react/macro'
import { isDashboardMetric, maxPoints, metricFacts, realtimeLimits, type Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import {
  TrendChartPlaceholder,
  type GranularityChoice,
  type SelectedBuckets,
  type TrendChartProps,
  type TrendComparison,
  type TrendSecondMetric,
} from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { StatsQuery } from '../api.ts'
import { daysBetween, endWithinDay, periodOfBuckets } from './chartDays.ts'
import { MetricDefinition } from '../definitions/MetricDefinition.tsx'
import { CardNotices } from '../notices/CardNotices.tsx'
import { noticesOfCard } from '../notices/sourceNotices.ts'
import { choicesFor } from '../query/interval.ts'
import { metricValueOf, isMissingWithoutVisits, hasEventsWithoutViews, type MetricId } from '../query/metrics.ts'
import { lengthOfAll, type Period } from '../query/range.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'
import type { ViewState } from '../query/useView.ts'
import type { View } from '../query/view.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

const { chartMinutes } = realtimeLimits

const TrendChart = lazyInPlace(() => import('./TrendChart.ts'), TrendChartPlaceholder)
const BothSources = lazyInPlace(() => import('./BothSources.tsx'), TrendChartPlaceholder)
const ComparisonNote = lazyInPlace(withTexts(() => import('./ComparisonNote.tsx'), 'management'))
const BarChart = lazyInPlace(() => import('./BarChart.ts'), TrendChartPlaceholder)

export interface MetricChartProps {
  siteId: string
  state: ViewState
  period: Period | undefined
  statsQuery: StatsQuery | undefined
  /** The metrics; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  metric: MetricId
  /** Whether the metrics still belong to the previous query. @default false */
  isStale?: boolean
  /** Whether neither days nor the interval can be chosen in the chart, because they are those of another page. @default false */
  isFixed?: boolean
  /**
   * The metrics of Google Analytics for the same days, where both sources are shown.
   */
  google?: Dashboard | undefined
  /** Additions to the chart: annotations and the forecast. */
  more?: ChartExtras
}

type ChartExtras = Pick<
  TrendChartProps,
  'annotations' | 'onAnnotationPress' | 'forecast' | 'locked' | 'today' | 'controls'
>

/** Draws a metric over time, beside the comparison period. */
export function MetricChart(props: MetricChartProps) {
  const { siteId, state, period, statsQuery, dashboard, metric, isStale = false, isFixed = false, google, more } = props
  const { t } = useLingui()
  const format = useFormat()
  const { labels, shorten } = useMetricTexts(dashboard?.currency)
  const second = useSecondMetric(state.view, dashboard, metric)
  const granularity = useGranularity(period, state, dashboard)
  const previous = useComparison(dashboard, metric)
  const names = { own: instanceName(), compared: t`Google Analytics` }
  const comparison =
    google === undefined
      ? (beforeUs(dashboard?.earlier) ?? previous)
      : {
          names,
          period: names.compared,
          total: shorten(metric, metricValueOf(google.totals, metric)),
          points: pointsOf(google.series, metric),
        }
  /**
   * Google’s metrics from before our first visit stand in place of the comparison, as there is nothing of ours to
   * compare with.
   */
  function beforeUs(earlier: Dashboard['earlier']): TrendComparison | undefined {
    if (earlier === undefined || dashboard === undefined) return undefined
    return {
      names,
      period: names.compared,
      total: shorten(metric, isDashboardMetric(metric) ? earlier.totals[metric] : null),
      points: dashboard.series.map(({ start, partial }, index) => ({
        start,
        value: isDashboardMetric(metric) ? (earlier.series[index]?.[metric] ?? null) : null,
        isPartial: partial,
      })),
    }
  }
  if (dashboard === undefined) return <TrendChartPlaceholder />
  const { range, series, totals } = dashboard
  const isRealtime = range.name === 'realtime'
  // The bars of minutes are not joined by a line, because each minute is a count of its own.
  const Chart = isRealtime ? BarChart : TrendChart
  const name = labels[metric]
  const isMissing = metric === 'pageviews' && hasEventsWithoutViews(dashboard, statsQuery?.filters)
  const isLineless = (index: number) => isMissing || dashboard.earlier?.series[index] !== undefined
  const points = pointsOf(series, metric).map((point, index) => (isLineless(index) ? { ...point, value: null } : point))
  const controls = (
    <>
      {more?.controls}
      <CardNotices name={name} notices={noticesOfCard((google ?? dashboard).source)} />
      <MetricDefinition of={metric} {...{ name, siteId, statsQuery, dashboard }} />
    </>
  )
  const total = shorten(metric, isMissing ? null : metricValueOf(totals, metric))
  // Within a day there is no shorter range to open.
  const days = daysBetween(range.from, range.to, range.time_zone)
  const onSelectRange =
    isFixed || isRealtime || days.from === days.to
      ? undefined
      : (buckets: SelectedBuckets) => state.push({ period: periodOfBuckets(dashboard, buckets) })
  const same = {
    name,
    period: isRealtime ? t`Last ${chartMinutes} minutes` : format.days(range.from, range.to, range.time_zone),
    unit: metricFacts[metric].unit,
    currency: dashboard.currency,
    interval: range.interval,
    timeZone: range.time_zone,
    controls,
    granularity: isFixed ? undefined : granularity,
    onSelectRange,
    note: hasOtherLength(dashboard) ? <ComparisonNote dashboard={dashboard} /> : undefined,
    loadingState: isStale ? ('filtering' as const) : ('idle' as const),
  }
  if (google !== undefined && comparison !== undefined && previous !== undefined)
    return (
      <BothSources
        {...same}
        own={{ name: names.own, total, points }}
        google={{ name: names.compared, total: comparison.total, points: comparison.points }}
        previous={previous}
      />
    )
  return (
    <Chart
      {...more}
      {...same}
      total={total}
      points={points}
      comparison={isMissing ? undefined : comparison}
      second={isRealtime ? undefined : second}
      missing={isMissingWithoutVisits(metric) ? t`No visits` : undefined}
    />
  )
}

/** Whether the comparison has more or fewer points than the range, or none. */
const hasOtherLength = ({ comparison, series }: Dashboard): boolean =>
  comparison !== undefined && comparison.series?.length !== series.length

const pointsOf = (series: Dashboard['series'], metric: MetricId) =>
  series.map((bucket) => ({ start: bucket.start, value: metricValueOf(bucket, metric), isPartial: bucket.partial }))

/** The choice of the interval, where a period allows several. */
function useGranularity(
  period: Period | undefined,
  state: ViewState,
  dashboard: Dashboard | undefined,
): GranularityChoice | undefined {
  const { t } = useLingui()
  if (period === undefined) return undefined
  const [first, ...others] = choicesFor(period, lengthOfAll(dashboard?.range)).map(({ interval, isPossible }) => ({
    interval,
    ...(!isPossible && { disabledReason: t`That would be more than ${maxPoints} points` }),
  }))
  if (first === undefined || others.length === 0) return undefined
  return {
    items: [first, ...others],
    // An address without a period cannot name the interval of its series.
    onChange: (interval) => state.replace({ period, interval, ...(interval !== 'day' && { hasForecast: false }) }),
  }
}

/** The second metric of the chart, where the view has one that is not drawn already. */
function useSecondMetric(
  { second }: View,
  dashboard: Dashboard | undefined,
  metric: MetricId,
): TrendSecondMetric | undefined {
  const { labels, shorten } = useMetricTexts(dashboard?.currency)
  if (second === null || second === metric || dashboard === undefined) return undefined
  return {
    name: labels[second],
    total: shorten(second, metricValueOf(dashboard.totals, second)),
    unit: metricFacts[second].unit,
    points: pointsOf(dashboard.series, second),
  }
}

/** The same metric in the comparison period. */
function useComparison(dashboard: Dashboard | undefined, metric: MetricId): TrendComparison | undefined {
  const { t } = useLingui()
  const format = useFormat()
  const { shorten } = useMetricTexts(dashboard?.currency)
  const { range, comparison } = dashboard ?? {}
  if (range === undefined || comparison?.series === undefined) return undefined
  // All of it is from before the first data.
  if ((comparison.data_since ?? '') >= comparison.range.to) return undefined
  const end = endWithinDay(comparison.range.to, range.time_zone)
  const time = end === null ? '' : format.time(end, range.time_zone)
  return {
    // The line has whole days, the total as much of the last one as of today.
    ...(end !== null && { totalNote: t`until ${time}` }),
    period: format.days(comparison.range.from, comparison.range.to, range.time_zone),
    total: shorten(metric, metricValueOf(comparison.totals, metric)),
    points: pointsOf(comparison.series, metric),
  }
}
