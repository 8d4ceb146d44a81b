import { Trans } from '@lingui/react/macro'
import { isDashboardMetric, type Card, type Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { NoticeLine } from '../notices/NoticeLine.tsx'

interface EarlierDaysNoticeProps {
  earlier: NonNullable<Dashboard['earlier']>
  /** The metric of the chart. */
  metric: Card
}

/** Says that the chart’s days before the first visit here have Google’s metrics. */
export default function EarlierDaysNotice({ earlier, metric }: EarlierDaysNoticeProps) {
  const { first, last } = earlier
  const format = useFormat()
  const days = format.days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')
  const isKnown = earlier.series.some(
    (bucket) => metric !== 'current' && isDashboardMetric(metric) && bucket[metric] !== null,
  )
  return (
    <NoticeLine>
      {isKnown ? (
        <Trans>
          The dashed line ({days}) is Google Analytics data from before the first visit here. It is not part of any
          total.
        </Trans>
      ) : (
        <Trans>Google Analytics does not have this metric for {days}, the days before the first visit here.</Trans>
      )}
    </NoticeLine>
  )
}
