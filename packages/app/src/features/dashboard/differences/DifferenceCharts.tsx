import { useLingui } from '@lingui/react/macro'
import { Stack, useFormat } from '@sightline/ui'
import { TrendChart, WaterfallChart } from '@sightline/ui/charts'
import { causesOf } from './causes.ts'
import { DifferenceDays } from './DifferenceDays.tsx'
import { useMetricNames } from '../query/useMetricNames.ts'
import { useCauseTexts } from './useCauseTexts.ts'
import type { Differences } from './useDifferences.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

/** One metric from both sources: day by day, and the causes of the difference. */
export function DifferenceCharts({ differences }: { differences: Differences }) {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCauseTexts(differences.property_time_zone)
  const { metric, range, days, total } = differences
  const name = useMetricNames()[metric]
  const unit = metric === 'bounce_rate' ? 'percent' : 'count'
  const read = unit === 'percent' ? format.percent : format.full
  const period = format.days(range.from, range.to, range.time_zone)
  const pointsOf = (side: 'ours' | 'google') =>
    days.map((day) => ({ start: `${day.day}T00:00:00.000Z`, value: day[side], isPartial: false }))
  return (
    <Stack gap="gutter">
      <TrendChart
        name={name}
        total={read(total.ours)}
        period={period}
        unit={unit}
        interval="day"
        timeZone="UTC"
        points={pointsOf('ours')}
        comparison={{
          names: { own: instanceName(), compared: t`Google Analytics` },
          period,
          total: read(total.google),
          points: pointsOf('google'),
        }}
      />
      <WaterfallChart
        name={t`Why the numbers differ: ${name}`}
        period={period}
        unit={unit}
        start={{ name: instanceName(), value: total.ours }}
        end={{ name: t`Google Analytics`, value: total.google }}
        items={causesOf(total).map(({ cause, value }) => ({
          id: cause,
          ...texts[cause],
          value,
          isRest: cause === 'unexplained',
        }))}
      />
      <DifferenceDays differences={differences} />
    </Stack>
  )
}
