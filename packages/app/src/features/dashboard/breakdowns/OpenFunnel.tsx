import { useLingui } from '@lingui/react/macro'
import type { CallOutput, Dashboard } from '@sightline/api-client'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { isLacking, type StatsQuery } from '../api.ts'
import { FunnelChart } from './FunnelChart.tsx'
import { useFunnel } from './useFunnels.ts'

interface OpenFunnelProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  dashboard: Dashboard | undefined
  funnel: CallOutput<'funnel', 'fetchFunnels'>['list'][number]
}

/** The steps of one funnel in the range, with the visitors who reached each. */
export function OpenFunnel({ siteId, statsQuery, dashboard, funnel }: OpenFunnelProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const answer = useFunnel(siteId, statsQuery, funnel.id)
  return (
    <FunnelChart
      {...{ siteId, statsQuery, dashboard }}
      name={funnel.name}
      result={answer.data}
      updatedAt={answer.dataUpdatedAt}
      loading={
        answer.data === undefined && isLacking(answer.error)
          ? { empty: t`This breakdown is not available from this source` }
          : loadingPropsOf(answer, text)
      }
    />
  )
}
