import type { FilterExpression, RealtimeRequest, ReportRequest } from '../../google/report-types.ts'
import { dimensionValues, metricsOfHits, realtimeDimensions, realtimeMetrics } from './hits.ts'

/** A report request as a client sends it: any field may be missing. */
export type SentReport = Partial<ReportRequest>
export type SentRealtime = Partial<RealtimeRequest>

/** An error answer in Google's format. */
export class RejectedRequest extends Error {
  readonly status: number
  readonly reason: string | undefined

  constructor(status: number, message: string, reason?: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

const SCHEMA = 'https://developers.google.com/analytics/devguides/reporting/data/v1/api-schema'
const reportFields = [
  'property',
  'dimensions',
  'metrics',
  'dateRanges',
  'dimensionFilter',
  'metricFilter',
  'offset',
  'limit',
  'metricAggregations',
  'orderBys',
  'currencyCode',
  'cohortSpec',
  'keepEmptyRows',
  'returnPropertyQuota',
  'comparisons',
]
const realtimeFields = [
  'dimensions',
  'metrics',
  'dimensionFilter',
  'metricFilter',
  'limit',
  'metricAggregations',
  'orderBys',
  'returnPropertyQuota',
  'minuteRanges',
]
/**
 * The dimensions that describe an event's attribution, not the session's: they cannot be combined with metrics of views
 * and sessions.
 */
const attributionDimensions = ['source', 'medium']

const invalid = (message: string) => new RejectedRequest(400, message)

export function checkFields(body: object, known: readonly string[]): void {
  for (const name of Object.keys(body))
    if (!known.includes(name))
      throw invalid(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`)
}

/** @throws {RejectedRequest} for what Google refuses */
export function checkReport(request: SentReport): void {
  checkFields(request, reportFields)
  const { dimensions = [], metrics = [], dateRanges = [], limit = '0', offset = '0' } = request
  if (dimensions.length > 9) throw invalid('Requests are limited to 9 dimensions.')
  if (metrics.length > 10) throw invalid('Requests are limited to 10 metrics.')
  if (dateRanges.length === 0) throw invalid('A dateRange is required.')
  if (dateRanges.length > 4) throw invalid('Requests are limited to 4 dateRanges.')
  for (const { startDate, endDate } of dateRanges) checkDates(startDate, endDate)
  if (!/^\d+$/.test(limit) || !/^\d+$/.test(offset)) throw invalid('The limit and the offset must not be negative.')
  checkNames(
    [...dimensions.map(({ name }) => name), ...fieldsIn(request.dimensionFilter)],
    metrics.map(({ name }) => name),
    { dimensions: Object.keys(dimensionValues), metrics: Object.keys(metricsOfHits) },
  )
  const clash = dimensions.find(({ name }) => attributionDimensions.includes(name))
  if (clash !== undefined)
    throw invalid(
      `Please remove ${clash.name} to make the request compatible for example. The request's dimensions & metrics are incompatible.`,
    )
  for (const order of request.orderBys ?? []) {
    const name = 'metric' in order ? order.metric.metricName : order.dimension.dimensionName
    if (![...dimensions, ...metrics].some((field) => field.name === name))
      throw invalid(`Field ${name} exists in OrderBy but is not defined in input Dimensions/Metrics list.`)
  }
}

/** @throws {RejectedRequest} for what Google refuses */
export function checkRealtime(request: SentRealtime): void {
  checkFields(request, realtimeFields)
  const { dimensions = [], metrics = [], minuteRanges = [] } = request
  if (minuteRanges.length > 2) throw invalid('Requests are limited to 2 minuteRanges.')
  for (const { startMinutesAgo, endMinutesAgo } of minuteRanges)
    if (startMinutesAgo > 29 || endMinutesAgo < 0 || endMinutesAgo > startMinutesAgo)
      throw invalid('The minuteRange is invalid: a standard property knows 30 minutes.')
  checkNames(
    [...dimensions.map(({ name }) => name), ...fieldsIn(request.dimensionFilter)],
    metrics.map(({ name }) => name),
    { dimensions: realtimeDimensions, metrics: realtimeMetrics },
  )
}

function checkNames(
  dimensions: readonly string[],
  metrics: readonly string[],
  known: { dimensions: readonly string[]; metrics: readonly string[] },
): void {
  const unknownDimension = dimensions.find((name) => !known.dimensions.includes(name))
  if (unknownDimension !== undefined)
    throw invalid(
      `Field ${unknownDimension} is not a valid dimension. For a list of valid dimensions and metrics, see ${SCHEMA} `,
    )
  const unknownMetric = metrics.find((name) => !known.metrics.includes(name))
  if (unknownMetric !== undefined)
    throw invalid(
      `Field ${unknownMetric} is not a valid metric.  For a list of valid dimensions and metrics, see ${SCHEMA} `,
    )
}

function checkDates(startDate: string, endDate: string): void {
  for (const date of [startDate, endDate])
    if (!/^(\d{4}-\d\d-\d\d|today|yesterday|\d+daysAgo)$/.test(date)) throw invalid(`Invalid date: ${date}.`)
  if (/^\d{4}/.test(startDate) && startDate <= '2015-08-13') throw invalid('The start date must be after 2015-08-13.')
  if (/^\d{4}/.test(startDate) && /^\d{4}/.test(endDate) && endDate < startDate)
    throw invalid('The end date must not be before the start date.')
}

function fieldsIn(filter: FilterExpression | undefined): string[] {
  if (filter === undefined) return []
  if (Object.keys(filter).length !== 1) throw invalid('A filter expression has exactly one of its fields.')
  if ('andGroup' in filter) return filter.andGroup.expressions.flatMap(fieldsIn)
  if ('orGroup' in filter) return filter.orGroup.expressions.flatMap(fieldsIn)
  if ('notExpression' in filter) return fieldsIn(filter.notExpression)
  const { fieldName, ...condition } = filter.filter
  if (Object.keys(condition).length !== 1) throw invalid('A filter has exactly one condition.')
  return [fieldName]
}
