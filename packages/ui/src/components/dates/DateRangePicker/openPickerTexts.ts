import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DateComparison, RelativeUnit } from './range/dateRange.ts'
import { type RangeProblem } from './range/rangeProblem.ts'

// These texts are separate from the names of ranges, because they are only loaded with the open picker.

export const unitNames: Record<RelativeUnit, MessageDescriptor> = {
  day: msg`days`,
  week: msg`weeks`,
  month: msg`months`,
}

/** The labels of a switch without room for a select beside it. */
export const comparisonSwitches: Record<DateComparison['kind'], MessageDescriptor> = {
  previous: msg`Compare to previous period`,
  year: msg`Compare to previous year`,
  custom: msg`Compare to other days`,
}

export const dayCount = (count: number): MessageDescriptor => msg`${plural(count, { one: '# day', other: '# days' })}`

/** The error of typed days, in words. */
export function problemText(problem: RangeProblem, maxDays: number | null): MessageDescriptor {
  switch (problem) {
    case 'missing':
      return msg`Please fill in both days`
    case 'early':
      return msg`There is no data before the first day that can be chosen`
    case 'late':
      return msg`One of these days is in the future`
    case 'unavailable':
      return msg`There is no data for one of these days`
    case 'long': {
      const most = maxDays ?? 0
      return msg`${plural(most, { one: 'A range has at most # day', other: 'A range has at most # days' })}`
    }
  }
}
