import { Trans } from '@lingui/react/macro'
import { isDashboardMetric, type Card, type Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { NoticeLine } from '../notices/NoticeLine.tsx'

interface GoogleDaysNoticeProps extends Pick<Dashboard, 'earlier' | 'reported'> {
  /** The metric of the chart. */
  metric: Card
}

/** Says which days are not, or not only, what was counted here: Google’s before the first visit, and those of an imported report. */
export default function GoogleDaysNotice({ earlier, reported, metric }: GoogleDaysNoticeProps) {
  return (
    <>
      {earlier !== undefined && <EarlierDays earlier={earlier} metric={metric} />}
      {reported !== undefined && <ReportedDays {...reported} />}
    </>
  )
}

function useDays({ first, last }: { first: string; last: string }): string {
  return useFormat().days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')
}

function ReportedDays(reported: { first: string; last: string }) {
  const days = useDays(reported)
  return (
    <NoticeLine>
      <Trans>
        {days} contains an imported Google Analytics report. It has views and visitors per page only: visits, times and
        sources of these days are not known.
      </Trans>
    </NoticeLine>
  )
}

interface EarlierDaysProps {
  earlier: NonNullable<Dashboard['earlier']>
  metric: Card
}

function EarlierDays({ earlier, metric }: EarlierDaysProps) {
  const days = useDays(earlier)
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
