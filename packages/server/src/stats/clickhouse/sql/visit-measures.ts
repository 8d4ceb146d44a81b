import { isVisitMeasure, type NumberOperator, type VisitMeasure } from '@sightline/api-client/contract'
import type { Filter } from '../../query/stats-query.ts'
import type { QueryParameters } from './query-parameters.ts'
import { eventsBefore, eventsFrom } from './time-range.ts'

/** A filter by a number of the visit. */
type MeasureFilter = readonly [operator: NumberOperator, measure: VisitMeasure, values: readonly string[]]

export const isMeasureFilter = (filter: Filter): filter is MeasureFilter => isVisitMeasure(filter[1])

/** The numbers that a row of `sessions` has. */
const ofVisits: Readonly<Partial<Record<VisitMeasure, string>>> = {
  visit_duration: `dateDiff('ms', start, end) / 1000`,
  visit_pageviews: 'pageviews',
}

/** The numbers that are those of all events of a visit. */
const ofEvents: Readonly<Partial<Record<VisitMeasure, string>>> = {
  visit_time_on_page: 'sum(engagement_ms) / 1000',
  visit_scroll_depth: 'max(ifNull(scroll_depth, 0))',
  visit_revenue: `round(toFloat64(sumIf(ifNull(revenue, 0), currency IN ('', {currency: String}))), 2)`,
}

/**
 * The condition of a filter by a number of the visit, on a row of `sessions`; its values are added to the parameters.
 * The events of a visit may lie before the range or after it.
 * @param name The prefix of its parameters' names.
 */
export function measureConditionOf(
  [operator, measure, values]: MeasureFilter,
  name: string,
  parameters: QueryParameters,
): string {
  const bounds = values.map((value, index) => {
    parameters[`${name}_${index}`] = Number(value)
    return `{${name}_${index}: Float64}`
  })
  const own = ofVisits[measure]
  if (own !== undefined) return comparison(own, operator, bounds)
  return `session_id GLOBAL IN (
    SELECT session_id
    FROM events
    WHERE site_id = {site_id: UInt32}
      AND ${eventsFrom('{from: Int64} - 86400000')} AND ${eventsBefore('{to: Int64} + 86400000')}
    GROUP BY session_id
    HAVING ${comparison(ofEvents[measure] ?? '0', operator, bounds)})`
}

function comparison(
  number: string,
  operator: NumberOperator,
  [first = '0', second = first]: readonly string[],
): string {
  switch (operator) {
    case 'more_than':
      return `(${number} > ${first})`
    case 'less_than':
      return `(${number} < ${first})`
    case 'between':
      return `(${number} BETWEEN least(${first}, ${second}) AND greatest(${first}, ${second}))`
    case 'is':
      return `(${number} = ${first})`
  }
}
