import { Trans, useLingui } from '@lingui/react/macro'
import { DescriptionList, Text, useFormat } from '@sightline/ui'
import { Sparkline } from '@sightline/ui/charts'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** How many events arrive, and what becomes of them. */
export function CollectorCard({ status: { problems, collector } }: { status: HealthStatus }) {
  const { t } = useLingui()
  const { full } = useFormat()
  const { last_minute, last_hour, series } = collector
  const perMinute = full(last_minute.accepted)
  return (
    <HealthCard
      title={<Trans>Collector</Trans>}
      problems={problems}
      about={['events_refused']}
      value={<Trans>{perMinute} events this minute</Trans>}
    >
      {series.some(({ accepted }) => accepted > 0) && (
        <Sparkline
          isFullWidth
          values={series.map(({ accepted }) => accepted)}
          aria-label={t`Events accepted in the last 24 hours, per half hour`}
        />
      )}
      <DescriptionList
        items={[
          { id: 'accepted', term: <Trans>Accepted in the last hour</Trans>, description: full(last_hour.accepted) },
          { id: 'dropped', term: <Trans>Left out in the last hour</Trans>, description: full(last_hour.dropped) },
          { id: 'refused', term: <Trans>Refused in the last hour</Trans>, description: full(last_hour.refused) },
        ]}
      />
      <Text>
        <Trans>Counted by this server since its start.</Trans>
      </Text>
    </HealthCard>
  )
}
