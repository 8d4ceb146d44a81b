import { useLingui } from '@lingui/react/macro'
import { realtimeLimits, type Card, type Dashboard } from '@sightline/api-client'
import { MetricStrip, Skeleton, useFormat, type LoadingProps } from '@sightline/ui'
import { Sparkline, TrendChartPlaceholder } from '@sightline/ui/charts'
import { useContext } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { StatsQuery } from '../api.ts'
import { shownCards } from '../query/cards.ts'
import type { Period } from '../query/range.ts'
import { ReaderTrendContext } from '../trend/ReaderTrendContext.tsx'
import type { MetricId } from '../query/metrics.ts'
import { useMetrics } from './useMetrics.tsx'
import type { ViewState } from '../query/useView.ts'

/** The chart’s own code comes on demand too: notes and forecast come with it. */
const MemberTrend = lazyInPlace(() => import('../trend/MemberTrend.tsx'), TrendChartPlaceholder)
const Realtime = lazyInPlace(
  withTexts(() => import('../realtime/Realtime.tsx'), 'management'),
  TrendChartPlaceholder,
)

const CardsMenu = lazyInPlace(
  withTexts(() => import('./CardsMenu.tsx'), 'management'),
  () => <Skeleton blockSize="1.75rem" inlineSize="1.75rem" />,
)

const { currentMinutes } = realtimeLimits

/** The visitors who are on the site: those of the last five minutes, and of each of the last thirty. */
interface CurrentVisitors extends Pick<LoadingProps, 'loadingState' | 'onRetry'> {
  current_visitors?: number | undefined
  minutes?: readonly number[] | undefined
}

export interface OpenMetricStripProps {
  siteId: string
  state: ViewState
  period: Period | undefined
  statsQuery: StatsQuery | undefined
  /** The metrics; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether the metrics still belong to the previous query. */
  isStale: boolean
  /** Null where they are not shown. */
  current: CurrentVisitors | null
  /** Whether the viewer is signed in, so that annotations and a forecast are available. */
  isMember: boolean
  /** Whether the person may change the site. */
  mayChange: boolean
  /** Opens the explanation of how a metric changed; undefined where nobody may ask for one. */
  onExplain?: ((metric: MetricId) => void) | undefined
}

/** The strip of metric cards, with the chart of the selected one. */
export function OpenMetricStrip({ current, isMember, mayChange, onExplain, ...shown }: OpenMetricStripProps) {
  const { siteId, state, dashboard } = shown
  const renderTrend = useContext(ReaderTrendContext)
  const { t } = useLingui()
  const format = useFormat()
  const cards = shownCards(state.view).filter((card) => card !== 'current' || current !== null)
  const selected = state.view.metric === 'current' && current === null ? 'visitors' : state.view.metric
  const metrics = useMetrics(dashboard, shown.statsQuery, {
    ids: cards.filter((card) => card !== 'current'),
    isSelected: (id) => id === selected,
    isStale: shown.isStale,
    onExplain,
  })
  const { current_visitors, minutes, loadingState, onRetry } = current ?? {}
  const now = format.full(current_visitors)
  const isFiltered = state.view.filters.length > 0
  const currentCard = {
    id: 'current',
    label: t`Current visitors`,
    isLive: loadingState !== undefined,
    value: now,
    // Current visitors cannot be filtered.
    note: isFiltered ? t`all, last ${currentMinutes} minutes` : t`last ${currentMinutes} minutes`,
    ...(minutes !== undefined && { sparkline: <Sparkline values={minutes} shape="bars" isLive /> }),
    onRetry,
    loadingState,
  }
  return (
    <MetricStrip
      aria-label={t`Metrics`}
      items={[...metrics, ...(cards.includes('current') ? [currentCard] : [])]}
      selectedKey={selected}
      onSelectionChange={(id) => state.replace({ metric: id as Card })}
      end={isMember ? <CardsMenu state={state} /> : undefined}
    >
      {selected === 'current' ? (
        <Realtime {...{ siteId, dashboard }} statsQuery={shown.statsQuery} currentVisitors={now} />
      ) : isMember ? (
        <MemberTrend {...shown} metric={selected} mayChange={mayChange} />
      ) : (
        renderTrend({ ...shown, metric: selected })
      )}
    </MetricStrip>
  )
}
