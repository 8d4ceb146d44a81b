import type { ListedRange } from './dateRange.ts'

/**
 * The keys of the ranges, the same in every language. They work in the open picker, which prints them; a page can let them work
 * without it.
 */
export const dateRangeShortcuts: Partial<Record<ListedRange, string>> = {
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
  last_month: 'P',
  '12mo': 'L',
  all: 'A',
}
