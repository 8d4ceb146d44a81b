import type { Dashboard, ThemePanel, Website } from '@sightline/api-client'
import { Stack } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { StatsQuery } from '../api.ts'
import { LazyDetailsDrawer } from '../details/LazyDetailsDrawer.ts'
import { MetricsSection } from '../metrics/MetricsSection.tsx'
import { isEmptyRange, type MetricId } from '../query/metrics.ts'
import { BreakdownCards } from '../breakdowns/BreakdownCards.tsx'
import { unknownNamesOf } from '../metrics/unknownNames.ts'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'

const UnknownColumns = lazyInPlace(withTexts(() => import('../metrics/UnknownColumns.tsx'), 'management'))
/** At the end of the page. */
const GeolocationCredit = lazyInPlace(() => import('../../../lib/page/GeolocationCredit.tsx'))
const EmptyRange = lazyInPlace(() => import('./EmptyRange.tsx'))

/** The fields of a site that the dashboard reads. */
export type DashboardSite = Pick<Website, 'id' | 'name' | 'domain' | 'time_zone' | 'week_start' | 'currency_type'>

interface DashboardProps {
  siteId: string
  state: ViewState
  /** The period; undefined while the opening range is not known. */
  period: Period | undefined
  statsQuery: StatsQuery | undefined
  /** The metrics; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether the metrics still belong to the previous query. */
  isStale: boolean
  /**
   * Whether the viewer is signed in, so that annotations and a forecast are available.
   * @default false
   */
  isMember?: boolean
  /**
   * Whether the person may change the site.
   * @default false
   */
  mayChange?: boolean
  /** Opens the explanation of how a metric changed; undefined where nobody may ask for one. */
  onExplain?: ((metric: MetricId) => void) | undefined
  /**
   * The parts below the chart, in their order.
   * @default all of them
   */
  panels?: readonly ThemePanel[] | undefined
}

/** The metrics, the chart, and the breakdowns. */
export function Dashboard(props: DashboardProps) {
  const {
    siteId,
    state,
    period,
    statsQuery,
    dashboard,
    isStale,
    isMember = false,
    mayChange = false,
    panels,
    onExplain,
  } = props
  return (
    <Stack gap="gutter">
      {unknownNamesOf(state.view).length > 0 && <UnknownColumns state={state} />}
      <MetricsSection {...{ siteId, state, period, statsQuery, dashboard, isStale, isMember, mayChange, onExplain }} />
      {dashboard !== undefined && isEmptyRange(dashboard) ? (
        <EmptyRange {...{ state, period }} />
      ) : (
        <BreakdownCards
          {...{ siteId, state, statsQuery, dashboard, isStale, mayChange, panels }}
          mayChooseColumns={isMember}
        />
      )}
      <GeolocationCredit />
      {state.details !== null && statsQuery !== undefined && (
        <LazyDetailsDrawer {...{ siteId, state, period, statsQuery }} of={state.details} onClose={state.closeDetails} />
      )}
    </Stack>
  )
}
