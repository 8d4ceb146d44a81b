import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DateComparison, ListedRange, RangeProblem, RelativeRange, RelativeUnit } from './range/dateRange.ts'

export const rangeNames: Record<ListedRange, MessageDescriptor> = {
  realtime: msg`Realtime`,
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  '7d': msg`Last 7 days`,
  '28d': msg`Last 28 days`,
  '30d': msg`Last 30 days`,
  '90d': msg`Last 90 days`,
  week: msg`This week`,
  month: msg`This month`,
  year: msg`This year`,
  custom: msg`Custom range`,
}

/** What a range is called that moves on with the days. */
export function relativeName({ count, unit }: RelativeRange): MessageDescriptor {
  switch (unit) {
    case 'day':
      return msg`${plural(count, { one: 'Last # day', other: 'Last # days' })}`
    case 'week':
      return msg`${plural(count, { one: 'Last # week', other: 'Last # weeks' })}`
    case 'month':
      return msg`${plural(count, { one: 'Last # month', other: 'Last # months' })}`
  }
}

export const unitNames: Record<RelativeUnit, MessageDescriptor> = {
  day: msg`days`,
  week: msg`weeks`,
  month: msg`months`,
}

export const comparisonNames: Record<DateComparison['kind'], MessageDescriptor> = {
  previous: msg`Previous period`,
  year: msg`Previous year`,
  custom: msg`Custom`,
}

/** For a switch without room for a choice beside it. */
export const comparisonSwitches: Record<DateComparison['kind'], MessageDescriptor> = {
  previous: msg`Compare to previous period`,
  year: msg`Compare to previous year`,
  custom: msg`Compare to other days`,
}

export const dayCount = (count: number): MessageDescriptor => msg`${plural(count, { one: '# day', other: '# days' })}`

/** What is wrong with typed days, in words. */
export function problemText(problem: RangeProblem, maxDays: number | null): MessageDescriptor {
  switch (problem) {
    case 'missing':
      return msg`Please fill in both days`
    case 'early':
      return msg`There are no figures before the first day that can be chosen`
    case 'late':
      return msg`One of these days is still to come`
    case 'unavailable':
      return msg`There are no figures for one of these days`
    case 'long': {
      const most = maxDays ?? 0
      return msg`${plural(most, { one: 'A range has at most # day', other: 'A range has at most # days' })}`
    }
  }
}

/** Letters that choose while the picker has the focus. They are on the keys in every language. */
export const shortcuts: Partial<Record<ListedRange, string>> = {
  realtime: 'R',
  today: 'D',
  yesterday: 'E',
  '7d': 'W',
  '28d': 'F',
  '30d': 'T',
  '90d': 'Q',
  month: 'M',
  year: 'Y',
  custom: 'C',
}
