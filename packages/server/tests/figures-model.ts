/**
 * The definitions of docs/metrics.md once more, in plain loops over events: slow, and without a line of the product.
 */
import type { Happening } from './figures-engine.ts'

export interface ModelQuery {
  timeZone: string
  /** Local days, both included. */
  from: string
  to: string
  filters: readonly (readonly [operator: string, dimension: string, values: readonly string[]])[]
  currency: string
}

export type ModelFigures = Record<string, number | null>

interface Visit {
  visitor: number
  /** Custom events and views. */
  deeds: Happening[]
  pings: Happening[]
  lastSeen: number
}

const GAP_MS = 30 * 60 * 1000
const isPing = (event: Happening): boolean => event.name === 'engagement'
const isView = (event: Happening): boolean => (event.name ?? 'pageview') === 'pageview'
const isCustom = (event: Happening): boolean => !isPing(event) && !isView(event)

/** Local date and hour; an hour that comes twice has two offsets. */
export function bucketOf(instant: number, timeZone: string, interval: 'day' | 'hour'): string {
  const format = formatOf(timeZone)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`
  return interval === 'day' ? date : `${date} ${parts['hour']} ${parts['timeZoneName']}`
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  formats.set(timeZone, made)
  return made
}

function visitsOf(events: readonly Happening[]): Visit[] {
  const visits: Visit[] = []
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    const open = visits.findLast(({ visitor, lastSeen }) => visitor === event.visitor && event.at - lastSeen <= GAP_MS)
    if (open !== undefined) {
      open.lastSeen = event.at
      if (isPing(event)) open.pings.push(event)
      else open.deeds.push(event)
    } else if (!isPing(event)) {
      visits.push({ visitor: event.visitor, deeds: [event], pings: [], lastSeen: event.at })
    }
  }
  return visits
}

const startOf = (visit: Visit): number => visit.deeds[0]?.at ?? 0
const endOf = (visit: Visit): number => visit.deeds.at(-1)?.at ?? 0
const viewsOf = (visit: Visit): Happening[] => visit.deeds.filter(isView)
const isBounce = (visit: Visit): boolean =>
  viewsOf(visit).length === 1 && !visit.deeds.some((event) => isCustom(event) && event.interactive !== false)

const ofEvents = (dimension: string): boolean =>
  ['page', 'page_title', 'hostname', 'event'].includes(dimension) || dimension.startsWith('prop:')

/** The value of one event, which is in a visit or, as a ping may be, in none. */
function valueOf(dimension: string, event: Happening, visit: Visit | undefined): string {
  if (dimension.startsWith('prop:')) return event.props?.[dimension.slice(5)] ?? ''
  if (dimension === 'page') return event.page ?? '/'
  if (dimension === 'page_title') return event.title ?? ''
  if (dimension === 'event') return event.name ?? 'pageview'
  if (dimension === 'hostname') return event.attributes?.hostname ?? ''
  return visit === undefined ? attributeOf(dimension, event) : valueOfVisit(dimension, visit)
}

const attributeOf = (dimension: string, event: Happening | undefined): string =>
  (event?.attributes as Record<string, string> | undefined)?.[dimension] ?? ''

function valueOfVisit(dimension: string, visit: Visit): string {
  if (dimension === 'entry_page') return viewsOf(visit)[0]?.page ?? (viewsOf(visit).length > 0 ? '/' : '')
  if (dimension === 'exit_page') return viewsOf(visit).at(-1)?.page ?? (viewsOf(visit).length > 0 ? '/' : '')
  return attributeOf(dimension, visit.deeds[0])
}

function holds([operator, , values]: ModelQuery['filters'][number], value: string): boolean {
  const contains = values.some((text) => value.toLowerCase().includes(text.toLowerCase()))
  switch (operator) {
    case 'is':
      return values.includes(value)
    case 'is_not':
      return !values.includes(value)
    case 'contains':
      return contains
    case 'contains_not':
      return !contains
    default:
      return values.some((text) => {
        const parts = text.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        return new RegExp(`^${parts.join('[^]*')}$`, 'iu').test(value)
      })
  }
}

/** Figures of one bucket or of the whole range, of one value of a dimension or of all. */
export function modelFigures(
  events: readonly Happening[],
  query: ModelQuery,
  {
    bucket,
    interval = 'day',
    dimension,
    value,
  }: { bucket?: string; interval?: 'day' | 'hour'; dimension?: string; value?: string } = {},
): ModelFigures {
  const { filters, timeZone } = query
  const dayOf = (instant: number) => bucketOf(instant, timeZone, 'day')
  const isInRange = (instant: number) => dayOf(instant) >= query.from && dayOf(instant) <= query.to
  const isInBucket = (instant: number) =>
    isInRange(instant) && (bucket === undefined || bucketOf(instant, timeZone, interval) === bucket)
  const isDoing = ([, name]: ModelQuery['filters'][number]) => name === 'event' || name.startsWith('prop:')
  const visits = visitsOf(events)
  const visitWith = new Map(visits.flatMap((visit) => [...visit.deeds, ...visit.pings].map((event) => [event, visit])))

  const visitPasses = (visit: Visit | undefined, event?: Happening): boolean =>
    filters
      .filter(([, name]) => !ofEvents(name))
      .every((filter) => {
        const [, name] = filter
        if (visit === undefined && (name === 'entry_page' || name === 'exit_page')) return false
        const own = visit === undefined ? attributeOf(name, event) : valueOfVisit(name, visit)
        return holds(filter, own)
      })
  const eventPasses = (event: Happening, chosen: ModelQuery['filters']): boolean =>
    chosen.filter(([, name]) => ofEvents(name)).every((filter) => holds(filter, valueOf(filter[1], event, undefined)))

  const hasKey = (event: Happening) =>
    !dimension?.startsWith('prop:') || event.props?.[dimension.slice(5)] !== undefined
  const isOfValue = (event: Happening) =>
    dimension === undefined || (hasKey(event) && valueOf(dimension, event, visitWith.get(event)) === value)
  const ofVisit = events.filter((event) => isInBucket(event.at) && visitPasses(visitWith.get(event), event))
  const wide = ofVisit.filter((event) =>
    eventPasses(
      event,
      filters.filter((filter) => !isDoing(filter)),
    ),
  )
  const chosen = wide.filter((event) => eventPasses(event, filters.filter(isDoing)))
  const own = chosen.filter(isOfValue)

  const makesRow = (event: Happening): boolean => {
    if (isPing(event)) return false
    if (dimension === 'page' || dimension === 'page_title') return isView(event)
    return dimension === 'event' ? isCustom(event) : true
  }
  const visitorsOf = (some: readonly { visitor: number }[]) => new Set(some.map(({ visitor }) => visitor)).size
  const share = (part: number, all: number) => (all === 0 ? 0 : (part / all) * 100)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const mean = (numbers: readonly number[]) => (numbers.length === 0 ? null : sum(numbers) / numbers.length)

  // Visits.
  const overlaps = (visit: Visit) => dayOf(startOf(visit)) <= query.to && dayOf(endOf(visit)) >= query.from
  const spans = (visit: Visit): boolean => {
    if (bucket === undefined) return true
    const steps = [endOf(visit)]
    for (let at = startOf(visit); at < endOf(visit); at += 15 * 60 * 1000) steps.push(at)
    return steps.some(isInBucket)
  }
  const hasEvent = (visit: Visit, some: ModelQuery['filters']) =>
    !some.some(([, name]) => ofEvents(name)) ||
    visit.deeds.some((event) => isInRange(event.at) && eventPasses(event, some))
  const known = visits.filter((visit) => overlaps(visit) && visitPasses(visit) && spans(visit))
  const isVisitOfValue = (visit: Visit, name = dimension) => name === undefined || valueOfVisit(name, visit) === value
  const counted = known.filter((visit) => hasEvent(visit, filters))
  const ownVisits =
    dimension === undefined || !ofEvents(dimension) ? counted.filter((visit) => isVisitOfValue(visit)) : []
  const pageFilters = filters.filter(([, name]) => name === 'page')
  const entrants = known
    .filter((visit) =>
      hasEvent(
        visit,
        filters.filter((filter) => !pageFilters.includes(filter)),
      ),
    )
    .filter((visit) => pageFilters.every((filter) => holds(filter, valueOfVisit('entry_page', visit))))
    .filter((visit) => isVisitOfValue(visit, dimension === 'page' ? 'entry_page' : dimension))

  const views = own.filter(isView)
  const customs = own.filter(isCustom)
  const isRowOfVisits = dimension !== undefined && !ofEvents(dimension)
  const rows = own.filter(makesRow)
  const visitsOfRows = new Set(rows.map((event) => visitWith.get(event)))
  const reachable = (
    dimension === 'event' || dimension?.startsWith('prop:') === true ? wide : wide.filter(isOfValue)
  ).filter((event) => !isPing(event))
  const pings = own.filter(isPing)
  const deepest = new Map<string, number>()
  for (const ping of pings) {
    if (ping.scroll_depth === null || ping.scroll_depth === undefined) continue
    const visit = visitWith.get(ping)
    const key = `${ping.visitor} ${visit === undefined ? 'none' : visits.indexOf(visit)} ${ping.page ?? '/'}`
    deepest.set(key, Math.max(deepest.get(key) ?? 0, ping.scroll_depth))
  }
  const exits = known.filter((visit) => isInRange(endOf(visit)) && valueOfVisit('exit_page', visit) === value).length
  const viewsOfPage = ofVisit.filter((event) => isView(event) && (event.page ?? '/') === value).length
  const revenue = own.filter(({ currency = '' }) => currency === '' || currency === query.currency)
  return {
    visitors: isRowOfVisits ? visitorsOf(ownVisits) : visitorsOf(rows),
    visits: dimension === undefined || isRowOfVisits ? ownVisits.length : visitsOfRows.size,
    pageviews: views.length,
    views_per_visit: mean(ownVisits.map((visit) => viewsOf(visit).length)) ?? 0,
    bounce_rate: share(entrants.filter(isBounce).length, entrants.length),
    visit_duration: mean(ownVisits.map((visit) => (endOf(visit) - startOf(visit)) / 1000)),
    time_on_page: views.length === 0 ? null : sum(pings.map((ping) => ping.engagement_ms ?? 0)) / 1000 / views.length,
    events: customs.length,
    conversion_rate: share(visitorsOf(customs), visitorsOf(reachable)),
    exit_rate: Math.min(100, share(exits, viewsOfPage)),
    revenue: Math.round(sum(revenue.map((event) => Number(event.revenue ?? 0))) * 100),
    scroll_depth: mean([...deepest.values()]),
  }
}

/** The values that have a row. */
export function modelValues(events: readonly Happening[], query: ModelQuery, dimension: string): string[] {
  const visits = visitsOf(events)
  const visitWith = new Map(visits.flatMap((visit) => [...visit.deeds, ...visit.pings].map((event) => [event, visit])))
  const values = new Set<string>()
  if (ofEvents(dimension)) for (const event of events) values.add(valueOf(dimension, event, visitWith.get(event)))
  else for (const visit of visits) values.add(valueOfVisit(dimension, visit))
  const isHidden = (value: string) => value === '' && (dimension === 'entry_page' || dimension === 'exit_page')
  return [...values].filter(
    (value) => !isHidden(value) && (modelFigures(events, query, { dimension, value })['visitors'] ?? 0) > 0,
  )
}
