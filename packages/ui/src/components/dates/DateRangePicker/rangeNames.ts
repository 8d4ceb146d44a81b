import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { DateComparison, ListedRange, RelativeRange } from './range/dateRange.ts'

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
  last_month: msg`Last month`,
  '12mo': msg`Last 12 months`,
  all: msg`All time`,
  custom: msg`Custom range`,
}

/** The name of a range relative to the present day. */
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

export const comparisonNames: Record<DateComparison['kind'], MessageDescriptor> = {
  previous: msg`Previous period`,
  year: msg`Previous year`,
  custom: msg`Custom`,
}
