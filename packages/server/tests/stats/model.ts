/**
 * The definitions of docs/metrics.md once more, in plain loops over events: slow, and without a line of the product.
 */
import type { TestEvent } from './stats-engine.ts'
import {
  type Visit,
  attributeOf,
  bucketOf,
  endOf,
  holds,
  holdsOf,
  isBounce,
  isCustom,
  holdsOfVisit,
  isExcluding,
  isMeasure,
  isPing,
  isView,
  ofEvents,
  startOf,
  valueOfVisit,
  valuesOf,
  viewsOf,
  visitsOf,
  type ModelInterval,
  type ModelQuery,
} from './model-visits.ts'

export type ModelValues = Record<string, number | null>

/** Statistics of one bucket or of the whole range, of one value of a dimension or of all. */
export function modelMetrics(
  events: readonly TestEvent[],
  query: ModelQuery,
  {
    bucket,
    interval = 'day',
    dimension,
    value,
  }: { bucket?: string; interval?: ModelInterval; dimension?: string; value?: string } = {},
): ModelValues {
  const { filters, timeZone, goals = [], weekStart } = query
  const dayOf = (instant: number) => bucketOf(instant, timeZone, 'day')
  const isInRange = (instant: number) => dayOf(instant) >= query.from && dayOf(instant) <= query.to
  const isInBucket = (instant: number) =>
    isInRange(instant) && (bucket === undefined || bucketOf(instant, timeZone, interval, weekStart) === bucket)
  const isDoing = ([, name]: ModelQuery['filters'][number]) =>
    name === 'event' || name === 'goal' || name.startsWith('prop:')
  const visits = visitsOf(events)
  const visitWith = new Map(
    visits.flatMap((visit) => [...visit.actions, ...visit.pings].map((event) => [event, visit])),
  )

  const visitPasses = (visit: Visit | undefined, event?: TestEvent): boolean =>
    filters
      .filter(([, name]) => !ofEvents(name))
      .every((filter) => {
        const [, name] = filter
        const isOfVisit = name === 'entry_page' || name === 'exit_page' || isMeasure(name)
        if (visit === undefined && isOfVisit) return false
        return visit === undefined
          ? holds(filter, attributeOf(name, event))
          : holdsOfVisit(filter, visit, query.currency)
      })
  const eventPasses = (event: TestEvent, chosen: ModelQuery['filters']): boolean =>
    chosen
      .filter(([, name]) => ofEvents(name))
      .every((filter) => holdsOf(filter, valuesOf(filter[1], event, undefined, goals)))

  const hasKey = (event: TestEvent) =>
    !dimension?.startsWith('prop:') || (event.props?.[dimension.slice(5)] ?? '') !== ''
  const isOfValue = (event: TestEvent) =>
    dimension === undefined ||
    (hasKey(event) && valuesOf(dimension, event, visitWith.get(event), goals).includes(value ?? ''))
  const ofVisit = events.filter((event) => isInBucket(event.at) && visitPasses(visitWith.get(event), event))
  const wide = ofVisit.filter((event) =>
    eventPasses(
      event,
      filters.filter((filter) => !isDoing(filter)),
    ),
  )
  const chosen = wide.filter((event) => eventPasses(event, filters.filter(isDoing)))
  const own = chosen.filter(isOfValue)

  const makesRow = (event: TestEvent): boolean => {
    if (isPing(event)) return false
    const isOfEventsOrGoals = filters.some(([, name]) => name === 'event' || name === 'goal')
    if ((dimension === 'page' || dimension === 'page_title') && !isOfEventsOrGoals) return isView(event)
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
    visit.actions.some((event) => isInRange(event.at) && eventPasses(event, some))
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
  const ofGoals = dimension === 'goal' || filters.some((filter) => filter[1] === 'goal' && !isExcluding(filter))
  const done = ofGoals ? own.filter((event) => !isPing(event)) : customs
  const isRowOfVisits = dimension !== undefined && !ofEvents(dimension)
  const rows = own.filter(makesRow)
  const visitsOfRows = new Set(rows.map((event) => visitWith.get(event)))
  const reachable = (
    dimension === 'event' || dimension === 'goal' || dimension?.startsWith('prop:') === true
      ? wide
      : wide.filter(isOfValue)
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
    events: dimension === 'goal' ? done.length : customs.length,
    conversion_rate: share(visitorsOf(done), visitorsOf(reachable)),
    exit_rate: Math.min(100, share(exits, viewsOfPage)),
    revenue: Math.round(sum(revenue.map((event) => Number(event.revenue ?? 0))) * 100),
    scroll_depth: mean([...deepest.values()]),
  }
}

/** The values that have a row. */
export function modelValues(events: readonly TestEvent[], query: ModelQuery, dimension: string): string[] {
  const visits = visitsOf(events)
  const visitWith = new Map(
    visits.flatMap((visit) => [...visit.actions, ...visit.pings].map((event) => [event, visit])),
  )
  const values = new Set<string>()
  if (ofEvents(dimension))
    for (const event of events)
      for (const value of valuesOf(dimension, event, visitWith.get(event), query.goals)) values.add(value)
  else for (const visit of visits) values.add(valueOfVisit(dimension, visit))
  const isHidden = (value: string) => value === '' && (dimension === 'entry_page' || dimension === 'exit_page')
  return [...values].filter(
    (value) => !isHidden(value) && (modelMetrics(events, query, { dimension, value })['visitors'] ?? 0) > 0,
  )
}
