import type { Dashboard, ThemePanel, Website } from '@sightline/api-client'
import { Stack } from '@sightline/ui'
import type { StatsQuery } from '../api.ts'
import { Attribution } from './Attribution.tsx'
import { MetricsSection } from '../metrics/MetricsSection.tsx'
import { isEmptyRange } from '../query/metrics.ts'
import { EmptyRange } from './EmptyRange.tsx'
import { BreakdownCards } from '../breakdowns/BreakdownCards.tsx'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'

/** The fields of a site that the dashboard reads. */
export type DashboardSite = Pick<Website, 'id' | 'name' | 'domain' | 'time_zone' | 'week_start' | 'currency_type'>

interface DashboardProps {
  siteId: string
  state: ViewState
  /** Undefined while it is not known which range opens. */
  period: Period | undefined
  statsQuery: StatsQuery | undefined
  /** The metrics; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** Whether these are still those of another query. */
  isOther: boolean
  /**
   * Whether the person who looks is signed in, and may have notes and a forecast.
   * @default false
   */
  isMember?: boolean
  /**
   * Whether the site is theirs to change.
   * @default false
   */
  mayChange?: boolean
  /**
   * The parts below the chart, in their order.
   * @default all of them
   */
  panels?: readonly ThemePanel[] | undefined
}

/** The metrics, the chart, and everything that they are broken down by. */
export function Dashboard(props: DashboardProps) {
  const { siteId, state, period, statsQuery, dashboard, isOther, isMember = false, mayChange = false, panels } = props
  return (
    <Stack gap="gutter">
      <MetricsSection {...{ siteId, state, period, statsQuery, dashboard, isMember, mayChange }} />
      {dashboard !== undefined && isEmptyRange(dashboard) ? (
        <EmptyRange {...{ state, period }} />
      ) : (
        <BreakdownCards {...{ siteId, state, statsQuery, dashboard, isOther, mayChange, panels }} />
      )}
      <Attribution />
    </Stack>
  )
}
