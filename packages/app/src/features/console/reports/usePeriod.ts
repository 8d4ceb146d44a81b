import { analyticsIntervals } from '@sightline/api-client'
import type { DateRange } from '@sightline/ui'
import { choiceParam, useSearchParam } from '../../../lib/search-params/useSearchParam.ts'
import { daysOfRange, rangeParam, type ReportInterval, type ReportPeriod } from './period.ts'

const intervalParam = choiceParam(analyticsIntervals, 'day', { isStep: true })

export interface PeriodChoice {
  range: DateRange
  period: ReportPeriod
  changeRange: (range: DateRange) => void
  changeInterval: (interval: ReportInterval) => void
}

/** The period of the reports, read from the address and written to it. */
export function usePeriod(): PeriodChoice {
  const [range, changeRange] = useSearchParam('range', rangeParam)
  const [interval, changeInterval] = useSearchParam('interval', intervalParam)
  return { range, period: { ...daysOfRange(range), interval }, changeRange, changeInterval }
}
