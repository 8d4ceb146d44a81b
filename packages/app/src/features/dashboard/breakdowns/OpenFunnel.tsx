import type { CallOutput, Dashboard } from '@sightline/api-client'
import { Skeleton, useFormat } from '@sightline/ui'
import type { ChartStatus } from '@sightline/ui/charts'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { StatsQuery } from '../api.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { Explanation } from '../explanations/Explanation.tsx'
import { useFunnel } from './useFunnels.ts'

const Funnel = lazyInPlace(
  () => import('./LazyFunnel.ts'),
  () => <Skeleton blockSize="12rem" />,
)

interface OpenFunnelProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  dashboard: Dashboard | undefined
  funnel: CallOutput<'funnel', 'fetchFunnels'>['list'][number]
}

/** What came of one funnel in the range. */
export function OpenFunnel({ siteId, statsQuery, dashboard, funnel }: OpenFunnelProps) {
  const format = useFormat()
  const text = useMessageText()
  const answer = useFunnel(siteId, statsQuery, funnel.id)
  const { data } = answer
  const range = data?.range ?? dashboard?.range
  const state: ChartStatus =
    data !== undefined
      ? { status: 'ready' }
      : answer.isError
        ? { status: 'error', message: text(answer.error.message), onRetry: () => void answer.refetch() }
        : { status: 'loading' }
  return (
    <Funnel
      name={funnel.name}
      period={range === undefined ? '' : format.days(range.from, range.to, range.time_zone)}
      conversionRate={data?.conversion_rate ?? 0}
      steps={(data?.steps ?? []).map((step, index) => ({
        id: String(index),
        name: step.name,
        visitors: step.visitors,
        ofFirst: step.of_first,
        ofPrevious: step.of_previous,
        dropped: step.dropped,
      }))}
      state={state}
      controls={
        dashboard !== undefined && (
          <Explanation
            of="funnels"
            name={funnel.name}
            {...{ siteId, statsQuery, dashboard }}
            {...(data !== undefined && { updatedAt: answer.dataUpdatedAt })}
          />
        )
      }
    />
  )
}
