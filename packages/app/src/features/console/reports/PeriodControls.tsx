import { useLingui } from '@lingui/react/macro'
import { maxPoints } from '@sightline/api-client'
import { CompareControl, DateRangePicker, Inline, SegmentedControl } from '@sightline/ui'
import { canBeDaily } from './period.ts'
import type { PeriodChoice } from './usePeriod.ts'

/** The ranges of whole days come first: a day that is not over cannot be compared. */
const presets = [
  ['7d', '30d', '90d'],
  ['month', 'year'],
] as const

/** Chooses the days of the reports, the days that they are compared with, and the interval of a bucket. */
export function PeriodControls(choice: PeriodChoice) {
  const { range, comparison, period, changeDays, changeInterval } = choice
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
      <CompareControl value={comparison} onChange={(compared) => changeDays(range, compared)} />
      <DateRangePicker
        value={range}
        onChange={changeDays}
        comparison={comparison}
        presets={presets}
        // The calls answer no more daily buckets than this; weekly and monthly buckets reach back for years.
        maxDays={period.interval === 'day' ? maxPoints : undefined}
        timeZone="UTC"
      />
    </Inline>
  )
}
