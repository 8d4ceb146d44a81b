import type { CallOutput, Dashboard } from '@sightline/api-client'
import { Skeleton, useFormat, type LoadingProps } from '@sightline/ui'
import type { ReactNode } from 'react'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { StatsQuery } from '../api.ts'
import { MetricDefinition } from '../definitions/MetricDefinition.tsx'

const Funnel = lazyInPlace(
  () => import('./Funnel.ts'),
  () => <Skeleton blockSize="12rem" />,
)

interface FunnelChartProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  dashboard: Dashboard | undefined
  name: string
  /** The funnel’s metrics; undefined until they have loaded. */
  result: CallOutput<'stats', 'funnel'> | undefined
  /** The time at which the funnel arrived, in milliseconds. */
  updatedAt: number
  loading: LoadingProps & { empty?: ReactNode }
}

/** Draws the number of visitors who reached each step of a funnel. */
export function FunnelChart({ siteId, statsQuery, dashboard, name, result, updatedAt, loading }: FunnelChartProps) {
  const format = useFormat()
  const range = result?.range ?? dashboard?.range
  return (
    <Funnel
      name={name}
      period={range === undefined ? '' : format.days(range.from, range.to, range.time_zone)}
      conversionRate={result?.conversion_rate ?? 0}
      items={(result?.steps ?? []).map((step, index) => ({
        id: String(index),
        name: step.name,
        visitors: step.visitors,
        ofFirst: step.of_first,
        ofPrevious: step.of_previous,
        dropped: step.dropped,
      }))}
      {...loading}
      controls={
        dashboard !== undefined && (
          <MetricDefinition
            of="funnels"
            {...{ name, siteId, statsQuery, dashboard }}
            {...(result !== undefined && { updatedAt })}
          />
        )
      }
    />
  )
}
