import { fromAbsolute } from '@internationalized/date'
import type { FilterExpression, Report, ReportRow } from '../../google/report-types.ts'
import { dateOf, dimensionValues, hitsOf, metricsOfHits, type Hit } from './hits.ts'
import type { SentRealtime, SentReport } from './requests.ts'
import type { TrueVisit } from './visits.ts'

/** A property of the generated Google Analytics. */
export interface GeneratedProperty {
  /** The property's number. */
  id: string
  displayName: string
  timeZone: string
  currencyCode: string
  host: string
  measurementId: string
  /** The visits that Google has counted. */
  visits: readonly TrueVisit[]
  /** The number of visitors below which rows are withheld. @default 0 */
  threshold?: number
  /** The share of the visits that reports are made of, from 0 to 1. @default 1 */
  sample?: number
  /** The number of rows that a dimension keeps; the others are merged into one. @default as many as there are */
  cardinality?: number
}

type Values = (hit: Hit) => string
interface Group {
  key: readonly string[]
  hits: Hit[]
}

const hitsOfProperty = new WeakMap<readonly TrueVisit[], Hit[]>()

function hitsIn({ visits, host }: GeneratedProperty): Hit[] {
  const known = hitsOfProperty.get(visits)
  if (known !== undefined) return known
  const hits = visits.flatMap((visit) => hitsOf(visit, host))
  hitsOfProperty.set(visits, hits)
  return hits
}

/** Answers a report request that has been validated. @param now Milliseconds since 1970. */
export function runReport(property: GeneratedProperty, request: SentReport, now: number): Report {
  const { dimensions = [], metrics = [], dateRanges = [] } = request
  const dateOfHit = dimensionOf('date', property)
  const filter = filterOf(request.dimensionFilter, property)
  const { sample = 1 } = property
  const sampled = hitsIn(property).filter((hit) => hit.at <= now && filter(hit) && isSampled(hit, sample))
  const withRanges = dateRanges.length > 1
  const groups = dateRanges.flatMap(({ startDate, endDate, name }, index) => {
    const [first, last] = [startDate, endDate].map((date) => resolveDate(date, property.timeZone, now))
    const inRange = sampled.filter((hit) => dateOfHit(hit) >= (first ?? '') && dateOfHit(hit) <= (last ?? ''))
    const found = groupBy(
      inRange,
      dimensions.map((dimension) => dimensionOf(dimension.name, property)),
    )
    return found.map(({ key, hits }) => ({ hits, key: withRanges ? [...key, name ?? `date_range_${index}`] : key }))
  })
  const names = [...dimensions.map(({ name }) => name), ...(withRanges ? ['dateRange'] : [])]
  const { kept, hasOther } = limitCardinality(groups, property.cardinality)
  const shown = kept.filter(({ hits }) => countVisitors(hits) >= (property.threshold ?? 0))
  const rows = shown.map(({ key, hits }) => rowOf(key, hits, metrics, sample))
  const limit = Number(request.limit ?? '0') || 10_000
  const offset = Number(request.offset ?? '0')
  return {
    ...headersOf(names, metrics),
    ...(rows.length > 0 && {
      rows: order(rows, request, names).slice(offset, offset + Math.min(limit, 250_000)),
      rowCount: rows.length,
    }),
    metadata: {
      currencyCode: property.currencyCode,
      timeZone: property.timeZone,
      ...(hasOther && { dataLossFromOtherRow: true }),
      ...((property.threshold ?? 0) > 0 && { subjectToThresholding: true }),
      ...(sample < 1 && {
        samplingMetadatas: dateRanges.map(() => ({
          samplesReadCount: String(sampled.length),
          samplingSpaceSize: String(Math.round(sampled.length / sample)),
        })),
      }),
    },
    kind: 'analyticsData#runReport',
  } as Report
}

/** Answers a realtime request that has been validated. */
export function runRealtimeReport(property: GeneratedProperty, request: SentRealtime, now: number): Report {
  const { dimensions = [], metrics = [], minuteRanges = [{ startMinutesAgo: 29, endMinutesAgo: 0 }] } = request
  const minutesAgo = ({ at }: Hit) => Math.floor((now - at) / 60_000)
  const filter = filterOf(request.dimensionFilter, property)
  const hits = hitsIn(property).filter(
    (hit) =>
      hit.at <= now &&
      filter(hit) &&
      minuteRanges.some(
        ({ startMinutesAgo, endMinutesAgo }) => minutesAgo(hit) <= startMinutesAgo && minutesAgo(hit) >= endMinutesAgo,
      ),
  )
  const groups = groupBy(
    hits,
    dimensions.map(({ name }) =>
      name === 'minutesAgo' ? (hit) => String(minutesAgo(hit)).padStart(2, '0') : dimensionOf(name, property),
    ),
  )
  const names = dimensions.map(({ name }) => name)
  const rows = groups.map(({ key, hits: own }) => rowOf(key, own, metrics, 1))
  return {
    ...headersOf(names, metrics),
    ...(rows.length > 0 && { rows, rowCount: rows.length }),
    kind: 'analyticsData#runRealtimeReport',
  } as Report
}

const countVisitors = (hits: readonly Hit[]): number => new Set(hits.map(({ visit }) => visit.visitor)).size

/**
 * Whether a hit belongs to the sample. The sample is drawn by visitor, so that it holds whole visits, and spread by a
 * hash of the name.
 */
function isSampled({ visit }: Hit, sample: number): boolean {
  if (sample >= 1) return true
  let hash = 2_166_136_261
  for (const sign of visit.visitor) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32 < sample
}

function dimensionOf(name: string, property: GeneratedProperty): Values {
  const valueOf = dimensionValues[name]
  if (valueOf === undefined) throw new Error(`${name} was not checked`)
  return (hit) => valueOf(hit, property)
}

function groupBy(hits: readonly Hit[], values: readonly Values[]): Group[] {
  const groups = new Map<string, Group>()
  for (const hit of hits) {
    const key = values.map((valueOf) => valueOf(hit))
    const id = JSON.stringify(key)
    const group = groups.get(id) ?? { key, hits: [] }
    group.hits.push(hit)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** Merges the rows beyond the limit into one. */
function limitCardinality(groups: readonly Group[], cardinality = Infinity): { kept: Group[]; hasOther: boolean } {
  if (groups.length <= cardinality) return { kept: [...groups], hasOther: false }
  const ordered = groups.toSorted((one, other) => other.hits.length - one.hits.length)
  const rest = ordered.slice(cardinality)
  const key = (rest[0]?.key ?? []).map((_, index) => (index === 0 ? '(other)' : (rest[0]?.key[index] ?? '')))
  return { kept: [...ordered.slice(0, cardinality), { key, hits: rest.flatMap(({ hits }) => hits) }], hasOther: true }
}

function rowOf(
  key: readonly string[],
  hits: readonly Hit[],
  metrics: readonly { name: string }[],
  sample: number,
): ReportRow {
  return {
    ...(key.length > 0 && { dimensionValues: key.map((value) => ({ value })) }),
    metricValues: metrics.map(({ name }) => {
      const metric = metricsOfHits[name]
      const value = metric?.of(hits) ?? 0
      return { value: String(metric?.type === 'TYPE_INTEGER' ? Math.round(value / sample) : value) }
    }),
  }
}

const headersOf = (names: readonly string[], metrics: readonly { name: string }[]) => ({
  ...(names.length > 0 && { dimensionHeaders: names.map((name) => ({ name })) }),
  metricHeaders: metrics.map(({ name }) => ({ name, type: metricsOfHits[name]?.type ?? 'TYPE_INTEGER' })),
})

/** Sorts the rows as the request asks; without an order, by the first metric. */
function order(rows: readonly ReportRow[], { orderBys = [], metrics = [] }: SentReport, names: readonly string[]) {
  const orders =
    orderBys.length > 0 ? orderBys : [{ desc: true, metric: { metricName: metrics[0]?.name ?? '' } } as const]
  const valueOf = (row: ReportRow, orderBy: (typeof orders)[number]): string | number =>
    'metric' in orderBy
      ? Number(row.metricValues?.[metrics.findIndex(({ name }) => name === orderBy.metric.metricName)]?.value)
      : (row.dimensionValues?.[names.indexOf(orderBy.dimension.dimensionName)]?.value ?? '')
  return rows.toSorted((one, other) => {
    for (const orderBy of orders) {
      const [a, b] = [valueOf(one, orderBy), valueOf(other, orderBy)]
      if (a !== b) return (a < b ? -1 : 1) * (orderBy.desc === true ? -1 : 1)
    }
    return 0
  })
}

function filterOf(filter: FilterExpression | undefined, property: GeneratedProperty): (hit: Hit) => boolean {
  if (filter === undefined) return () => true
  if ('andGroup' in filter) {
    const parts = filter.andGroup.expressions.map((part) => filterOf(part, property))
    return (hit) => parts.every((holds) => holds(hit))
  }
  if ('orGroup' in filter) {
    const parts = filter.orGroup.expressions.map((part) => filterOf(part, property))
    return (hit) => parts.some((holds) => holds(hit))
  }
  if ('notExpression' in filter) {
    const part = filterOf(filter.notExpression, property)
    return (hit) => !part(hit)
  }
  const valueOf = dimensionOf(filter.filter.fieldName, property)
  const holds = 'inListFilter' in filter.filter ? inList(filter.filter) : matches(filter.filter)
  return (hit) => holds(valueOf(hit))
}

type Condition = Extract<FilterExpression, { filter: unknown }>['filter']

function inList({ inListFilter: { values, caseSensitive } }: Extract<Condition, { inListFilter: unknown }>) {
  if (caseSensitive) return (value: string) => values.includes(value)
  const small = values.map((value) => value.toLowerCase())
  return (value: string) => small.includes(value.toLowerCase())
}

function matches({ stringFilter }: Extract<Condition, { stringFilter: unknown }>): (value: string) => boolean {
  const { matchType, value: wanted, caseSensitive } = stringFilter
  if (matchType === 'FULL_REGEXP') {
    const pattern = new RegExp(`^(?:${wanted})$`, caseSensitive ? 'su' : 'siu')
    return (value) => pattern.test(value)
  }
  const fold = (text: string) => (caseSensitive ? text : text.toLowerCase())
  const text = fold(wanted)
  switch (matchType) {
    case 'EXACT':
      return (value) => fold(value) === text
    case 'BEGINS_WITH':
      return (value) => fold(value).startsWith(text)
    case 'CONTAINS':
      return (value) => fold(value).includes(text)
  }
}

/** The day in the property's time zone, as `20260131`. */
function resolveDate(date: string, timeZone: string, now: number): string {
  if (/^\d{4}/.test(date)) return date.replaceAll('-', '')
  const days = date === 'today' ? 0 : date === 'yesterday' ? 1 : Number.parseInt(date, 10)
  return dateOf(fromAbsolute(now, timeZone).subtract({ days }).toDate().getTime(), timeZone)
}
