import { countDays, dayIn, type DateComparison, type Days } from './dateRange.ts'

/**
 * The days of a comparison. One year before February 29 is February 28.
 * @param months The number of whole months that the days are by their name, which have as many months before them. @default null
 */
export function comparisonDays(days: Days, comparison: DateComparison, months: number | null = null): Days | null {
  switch (comparison.kind) {
    case 'previous': {
      const length = months === null ? { days: countDays(days) } : { months }
      return { first: days.first.subtract(length), last: days.first.subtract({ days: 1 }) }
    }
    case 'year':
      return { first: days.first.subtract({ years: 1 }), last: days.last.subtract({ years: 1 }) }
    case 'custom': {
      const [first, last] = [dayIn(comparison.from), dayIn(comparison.to)]
      return first === null || last === null ? null : { first, last }
    }
  }
}
