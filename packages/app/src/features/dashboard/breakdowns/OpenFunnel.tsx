import type { CallOutput, Dashboard } from '@sightline/api-client'
import type { ChartStatus } from '@sightline/ui/charts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import type { StatsQuery } from '../api.ts'
import { FunnelChart } from './FunnelChart.tsx'
import { useFunnel } from './useFunnels.ts'

interface OpenFunnelProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  dashboard: Dashboard | undefined
  funnel: CallOutput<'funnel', 'fetchFunnels'>['list'][number]
}

/** What came of one funnel in the range. */
export function OpenFunnel({ siteId, statsQuery, dashboard, funnel }: OpenFunnelProps) {
  const text = useMessageText()
  const { data, isError, error, dataUpdatedAt, refetch } = useFunnel(siteId, statsQuery, funnel.id)
  const state: ChartStatus =
    data !== undefined
      ? { status: 'ready' }
      : isError
        ? { status: 'error', message: text(error.message), onRetry: () => void refetch() }
        : { status: 'loading' }
  return (
    <FunnelChart
      {...{ siteId, statsQuery, dashboard, state }}
      name={funnel.name}
      result={data}
      updatedAt={dataUpdatedAt}
    />
  )
}
