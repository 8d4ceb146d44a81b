import { analyticsIntervals } from '@sightline/api-client'
import type { DateComparison, DateRange } from '@sightline/ui'
import { useSearchParams } from 'wouter'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { withParams } from '../../../lib/search-params/withParams.ts'
import {
  comparisonParam,
  daysBefore,
  daysOfRange,
  rangeParam,
  type ComparedPeriod,
  type ReportInterval,
} from './period.ts'

const intervalParam = choiceParam(analyticsIntervals, 'day', { isStep: true })

export interface PeriodChoice {
  range: DateRange
  comparison: DateComparison | null
  period: ComparedPeriod
  /** Changes both in one step of the history. */
  changeDays: (range: DateRange, comparison: DateComparison | null) => void
  changeInterval: (interval: ReportInterval) => void
}

/** The period of the reports, read from the address and written to it. */
export function usePeriod(): PeriodChoice {
  const [search, setSearch] = useSearchParams()
  const range = rangeParam.parse(search.get('range'))
  const comparison = comparisonParam.parse(search.get('compare'))
  const [interval, changeInterval] = useSearchParam('interval', intervalParam)
  const days = daysOfRange(range)
  const period = { ...days, interval, before: daysBefore(days, comparison) }
  return {
    range,
    comparison,
    period,
    changeDays: (chosen, compared) =>
      setSearch((now) =>
        withParams(now, { range: rangeParam.format(chosen), compare: comparisonParam.format(compared) }),
      ),
    changeInterval,
  }
}
