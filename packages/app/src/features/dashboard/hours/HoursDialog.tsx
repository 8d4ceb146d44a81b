import { Trans, useLingui } from '@lingui/react/macro'
import { metricFacts, unwrap, type CardMetric, type Dashboard, type FurtherMetric } from '@sightline/api-client'
import { Dialog, Stack, Text, useFormat } from '@sightline/ui'
import { HeatMap } from '@sightline/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useStatsApi, type StatsQuery } from '../api.ts'
import { furtherMetricsOf } from '../query/cards.ts'
import { metricValueOf } from '../query/metrics.ts'
import { todayIn } from '../query/range.ts'
import { useMetricTexts } from '../query/useMetricTexts.ts'
import { daysBetween } from '../trend/chartDays.ts'
import { daysOfHours, mostDays, weekHoursOf } from './weekHours.ts'

interface HoursDialogProps {
  siteId: string
  /** The query that the page shows. */
  statsQuery: StatsQuery
  range: Dashboard['range']
  metric: CardMetric
  onClose: () => void
}

/** When in the week people come: the mean of every hour of every weekday. A rate has no mean of hours, so visitors are shown for it. */
export default function HoursDialog({ siteId, statsQuery, range, metric: open, onClose }: HoursDialogProps) {
  const { t } = useLingui()
  const text = useMessageText()
  const format = useFormat()
  const { labels } = useMetricTexts()
  const metric = metricFacts[open].unit === 'count' ? open : 'visitors'
  const name = labels[metric]
  const zone = range.time_zone
  const chosen = daysBetween(range.from, range.to, zone)
  const days = daysOfHours(chosen, todayIn(zone))
  const isShortened = days.from > chosen.from
  const period = format.days(`${days.from}T12:00:00Z`, `${days.to}T12:00:01Z`, 'UTC')
  const { data, error, isError, refetch } = useHours(siteId, statsQuery, days, furtherMetricsOf([metric]))
  const values = data && weekHoursOf(hoursOf(data, metric), zone)
  return (
    <Dialog title={t`Hours of the week`} size="lg" isOpen onOpenChange={onClose}>
      <Stack gap={6}>
        <Text>
          <Trans>
            {name}: the average of each hour, {period}. Time zone: {zone}
          </Trans>
        </Text>
        {isShortened && (
          <Text>
            <Trans>Hours cover the last {mostDays} days of a range.</Trans>
          </Text>
        )}
        <HeatMap
          name={name}
          period={period}
          rowsLabel={t`Weekday`}
          columns={hours.map((hour) => format.bucket(hour, 'hour', 'UTC'))}
          items={weekdays.map((day, index) => ({
            id: day,
            label: format.weekday(day, 'UTC'),
            values: values?.[index] ?? [],
          }))}
          loadingState={isError ? 'error' : data === undefined ? 'loading' : 'idle'}
          errorMessage={isError && text(error.message)}
          onRetry={() => void refetch()}
        />
      </Stack>
    </Dialog>
  )
}

/** A day that began on a Monday, by the hour, and the days from it on: only their names are shown. */
const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 5, hour)).toISOString())
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString())

const hoursOf = ({ series }: Dashboard, metric: CardMetric) =>
  series.map((bucket) => ({ start: bucket.start, value: metricValueOf(bucket, metric), isPartial: bucket.partial }))

/** The metrics of every hour of some days. */
function useHours(
  siteId: string,
  { filters, source }: StatsQuery,
  days: { from: string; to: string },
  metrics: FurtherMetric[],
) {
  const api = useStatsApi()
  const query = {
    range: 'custom',
    interval: 'hour',
    ...days,
    ...(filters && { filters }),
    ...(source && { source }),
    ...(metrics.length > 0 && { metrics }),
  } as const
  return useQuery({
    queryKey: ['hours', siteId, query],
    queryFn: ({ signal }) => unwrap(api.stats.dashboard({ site_id: siteId, ...query, panels: [] }, { signal })),
    staleTime: 60_000,
  })
}
