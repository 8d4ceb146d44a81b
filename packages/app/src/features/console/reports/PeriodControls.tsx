import { useLingui } from '@lingui/react/macro'
import { maxPoints } from '@sightline/api-client'
import { DateRangePicker, Inline, SegmentedControl } from '@sightline/ui'
import { canBeDaily } from './period.ts'
import type { PeriodChoice } from './usePeriod.ts'

/** Whole days first: a day that runs is no figure to compare. */
const presets = [
  ['7d', '30d', '90d'],
  ['month', 'year'],
] as const

/** Chooses the days of the reports, and how long a bucket is. */
export function PeriodControls({ range, period, changeRange, changeInterval }: PeriodChoice) {
  const { t } = useLingui()
  return (
    <Inline>
      <SegmentedControl
        aria-label={t`Granularity`}
        items={[
          { value: 'day', label: t`Day`, isDisabled: !canBeDaily(period) },
          { value: 'week', label: t`Week` },
          { value: 'month', label: t`Month` },
        ]}
        value={period.interval}
        onChange={changeInterval}
      />
      <DateRangePicker
        value={range}
        onChange={changeRange}
        presets={presets}
        // More buckets the calls do not answer; of longer ones there are enough for years.
        maxDays={period.interval === 'day' ? maxPoints : undefined}
        timeZone="UTC"
      />
    </Inline>
  )
}
