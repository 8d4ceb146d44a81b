import { useLingui } from '@lingui/react/macro'
import { realtimeLimits, type Dashboard } from '@sightline/api-client'
import { useFormat, type LoadingProps } from '@sightline/ui'
import { TrendChartPlaceholder } from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { StatsQuery } from '../api.ts'
import { MetricDefinition } from '../definitions/MetricDefinition.tsx'

const { chartMinutes } = realtimeLimits

const BarChart = lazyInPlace(() => import('../trend/BarChart.ts'), TrendChartPlaceholder)

interface MinutesChartProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics of the last half hour; undefined until they have loaded. */
  shown: Dashboard | undefined
  loading: LoadingProps
  /**
   * The time at which the visitors arrived from the service, in milliseconds.
   * @default when those of the query came
   */
  updatedAt: number | undefined
}

/** Draws the visitors of the last half hour, by the minute. */
export function MinutesChart({ siteId, statsQuery, shown, loading, updatedAt }: MinutesChartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const name = t`Visitors`
  return (
    <BarChart
      name={name}
      total={format.full(shown?.totals.visitors)}
      period={t`Last ${chartMinutes} minutes`}
      interval="minute"
      timeZone={shown?.range.time_zone ?? 'UTC'}
      points={(shown?.series ?? []).map(({ start, visitors, partial }) => ({
        start,
        value: visitors,
        isPartial: partial,
      }))}
      {...loading}
      controls={
        shown !== undefined && (
          <MetricDefinition
            of="visitors"
            {...{ name, siteId, statsQuery }}
            dashboard={shown}
            {...(updatedAt !== undefined && { updatedAt })}
          />
        )
      }
    />
  )
}
