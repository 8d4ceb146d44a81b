import { Trans, useLingui } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { ButtonLink, from, tabular, token, typography } from '@sightline/ui'
import { styled } from 'styled-components'
import type { StatsQuery } from '../api.ts'
import { loadingPropsOf } from '../../../lib/api/loadingPropsOf.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { definitions } from '../../../lib/definitions/definitions.ts'
import { MinutesChart } from './MinutesChart.tsx'
import { useLastMinutes } from './useLastMinutes.ts'
import { useRealtimeHref } from './useRealtimeHref.ts'

interface RealtimeProps {
  siteId: string
  statsQuery: StatsQuery | undefined
  /** The metrics of the open range; undefined while the first ones load. */
  dashboard: Dashboard | undefined
  /** The number of current visitors, formatted. */
  currentVisitors: string
}

/** The current visitors, and those of the last half hour by the minute. */
export default function Realtime({ siteId, statsQuery, dashboard, currentVisitors }: RealtimeProps) {
  const { i18n } = useLingui()
  const text = useMessageText()
  const nowHref = useRealtimeHref()
  // While the range is the last half hour, its metrics are loaded already.
  const isOpenRange = statsQuery?.range === 'realtime'
  const recent = useLastMinutes(siteId, statsQuery?.filters, statsQuery !== undefined && !isOpenRange)
  const shown = isOpenRange && dashboard?.range.name === 'realtime' ? dashboard : recent.data
  const loading = loadingPropsOf({ ...recent, data: shown, error: isOpenRange ? null : recent.error }, text)
  const updatedAt = isOpenRange ? undefined : recent.dataUpdatedAt
  return (
    <>
      <Line>
        <strong>{currentVisitors}</strong>
        <span>{i18n._(definitions.current_visitors)}</span>
        {!isOpenRange && (
          <ButtonLink size="sm" href={nowHref}>
            <Trans>What they are looking at</Trans>
          </ButtonLink>
        )}
      </Line>
      <MinutesChart {...{ siteId, statsQuery, shown, loading, updatedAt }} />
    </>
  )
}

const Line = styled.div`
  ${typography.body}
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token['space-4']};
  padding-block-end: ${token['space-4']};
  color: ${token['text-secondary']};
  strong {
    ${typography.metric}
    ${tabular}
    color: ${token['text-primary']};
  }
  ${from('md')} {
    flex-direction: row;
    align-items: center;
    gap: ${token['space-6']};
    & > :last-child:not(span) {
      margin-inline-start: auto;
    }
  }
`
