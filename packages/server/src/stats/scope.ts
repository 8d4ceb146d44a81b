import type { Interval } from '@sightline/api-client/contract'
import { goalCondition, isExcluding, type NamedDeed } from './deeds.ts'
import { columnOf, conditionOf, split, type Filter, type Parameters } from './filters.ts'
import { kindOf } from './sources.ts'
import { eventsInSpan, visitsFrom, visitsInSpan } from './spans.ts'

/** What is looked at: a site's events and visits in a span, narrowed down by filters. */
export interface Scope {
  siteId: number
  /** Milliseconds since 1970: from … before to. */
  from: number
  to: number
  filters: readonly Filter[]
  /** The site's, for revenue. */
  currency: string
  /** The site's. */
  timeZone: string
  /** The length of the buckets, where there is a series. */
  interval: Interval
}

/** The conditions of a scope in SQL. Everything that a person wrote stands in the parameters. */
export interface Conditions {
  parameters: Parameters
  /** On a row of `events`: site, span, filters of visits, of pages, titles and hosts. */
  events: string
  /** On a row of `events` beside `events`: filters of names, goals and properties. Always true where there are none. */
  doing: string
  /** On a row of `sessions`: site, span, filters of visits. */
  visits: string
  /** On a row of `sessions` beside `visits`: an event of the visit passes the filters. Always true where there are none. */
  hit: string
  /** Instead of `hit` for bounces: with a filter of pages, the visit entered on such a page. */
  entrant: string
  /** On a row of `events`: site, span, and that its visit passes all filters, with whichever of its events. */
  ofVisits: string
  /** Whether filters say what is to be done: then pages are those where it was done. */
  isOfDeeds: boolean
  /** Whether what is to be done is to reach goals, which a view can do as well. */
  isOfGoals: boolean
  /** Whether there are filters that look at one event. */
  hasEventFilters: boolean
}

const TRUE = '1'

const eventSpan = `site_id = {site_id: UInt32} AND ${eventsInSpan}`

const visitSpan = `site_id = {site_id: UInt32} AND ${visitsInSpan}`

/** Pings in the span may belong to a visit whose last event was before it. */
const wideVisitSpan = `site_id = {site_id: UInt32} AND ${visitsFrom('{from: Int64} - 86400000')}`

export function conditionsOf({ siteId, from, to, filters, currency }: Scope, goals: readonly NamedDeed[]): Conditions {
  const parameters: Parameters = { site_id: siteId, from, to, currency }
  const { event, visit } = split(filters)
  const named = new Map(filters.map((filter, index) => [filter, `f${index}`]))
  const condition = (filter: Filter, column?: string) => {
    const name = named.get(filter) ?? ''
    if (filter[1] === 'goal') return goalCondition(filter, goals, parameters)
    return conditionOf(column ?? columnOf(filter[1], `${name}_key`, parameters), filter, name, parameters)
  }
  const isDoing = (filter: Filter) => ['event', 'goal', 'property'].includes(kindOf(filter[1]))
  const isPage = (filter: Filter) => kindOf(filter[1]) === 'page'
  const isOfEntryOrExit = (filter: Filter) => kindOf(filter[1]) !== 'visit'

  const entryOrExit = visit.filter(isOfEntryOrExit).map((filter) => condition(filter))
  const ofVisit = visit.filter((filter) => !isOfEntryOrExit(filter)).map((filter) => condition(filter))
  const where = event.filter((filter) => !isDoing(filter)).map((filter) => condition(filter))
  const doing = event.filter(isDoing).map((filter) => condition(filter))
  const otherThanPages = event.filter((filter) => !isPage(filter)).map((filter) => condition(filter))
  const pages = event.filter(isPage)

  const visitsSoFar =
    entryOrExit.length === 0
      ? []
      : [`session_id GLOBAL IN (SELECT session_id FROM sessions FINAL WHERE ${all([wideVisitSpan, ...entryOrExit])})`]
  const hit = visitsWith([...where, ...doing])

  return {
    parameters,
    events: all([eventSpan, ...ofVisit, ...where, ...visitsSoFar]),
    doing: all(doing),
    visits: all([visitSpan, ...ofVisit, ...entryOrExit]),
    hit,
    entrant: all([...pages.map((filter) => condition(filter, 'entry_page')), visitsWith(otherThanPages)]),
    ofVisits: all([eventSpan, ...ofVisit, ...visitsSoFar, hit]),
    isOfDeeds: filters.some((filter) => ['event', 'goal'].includes(kindOf(filter[1]))),
    isOfGoals: filters.some((filter) => filter[1] === 'goal' && !isExcluding(filter)),
    hasEventFilters: event.length > 0,
  }
}

const all = (conditions: readonly string[]): string => (conditions.length === 0 ? TRUE : conditions.join(' AND '))

/** That an event of the visit passes them all. `GLOBAL`, as a visit's rows may lie on several servers; on one it changes nothing. */
const visitsWith = (conditions: readonly string[]): string =>
  conditions.length === 0
    ? TRUE
    : `session_id GLOBAL IN (SELECT session_id FROM events WHERE ${all([eventSpan, `name != 'engagement'`, ...conditions])})`
