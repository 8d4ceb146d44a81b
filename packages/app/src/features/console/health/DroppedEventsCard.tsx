import { Trans, useLingui } from '@lingui/react/macro'
import { healthLimits } from '@sightline/api-client'
import { DescriptionList, Text, useFormat } from '@sightline/ui'
import { dropTexts } from '../../site-settings/index.ts'
import { HealthCard } from './HealthCard.tsx'
import type { HealthStatus } from './useHealthStatus.ts'

/** The events that rules have left out, by reason. */
export function DroppedEventsCard({ status: { problems, dropped } }: { status: HealthStatus }) {
  const { i18n } = useLingui()
  const { full } = useFormat()
  const days = healthLimits.droppedDays
  const total = full(dropped.reduce((sum, { count }) => sum + count, 0))
  return (
    <HealthCard
      title={<Trans>Events left out</Trans>}
      problems={problems}
      about={[]}
      value={
        <Trans>
          {total} in {days} days
        </Trans>
      }
    >
      {dropped.length > 0 && (
        <DescriptionList
          items={dropped.map(({ reason, count }) => ({
            id: reason,
            term: i18n._(dropTexts[reason]),
            description: full(count),
          }))}
        />
      )}
      <Text>
        <Trans>Owners see those of their site, and change the rules, under Collection in its settings.</Trans>
      </Text>
    </HealthCard>
  )
}
