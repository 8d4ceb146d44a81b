import { goalFilterOf, isExcluding } from './goal-condition.ts'
import type { NamedGoalCondition } from '../../source.ts'
import { columnOf, placeNameColumn } from './columns.ts'
import { conditionOf, placeConditionOf, splitFilters } from './filters.ts'
import type { QueryParameters } from './query-parameters.ts'
import { isTextFilter, type Filter, type StatsQuery, type TextFilter } from '../../query/stats-query.ts'
import { kindOf } from '../../query/dimensions.ts'
import { isMeasureFilter, measureConditionOf } from './visit-measures.ts'
import { eventsInRange, visitsFrom, visitsInRange } from './time-range.ts'

/** The conditions of a query in SQL. All texts that people wrote are in the parameters. */
export interface Conditions {
  parameters: QueryParameters
  /** A condition on a row of `events`: site, range, filters of visits, of pages, titles and hosts. */
  events: string
  /**
   * A condition on a row of `events`, beside `events`: filters of names, goals and properties. Always true where there
   * are none.
   */
  action: string
  /** A condition on a row of `sessions`: site, range, filters of visits. */
  visits: string
  /**
   * A condition on a row of `sessions`, beside `visits`: an event of the visit passes the filters. Always true where
   * there are none.
   */
  hit: string
  /** The condition that replaces `hit` for bounces: with a filter of pages, the visit entered on such a page. */
  entrant: string
  /**
   * A condition on a row of `events`: site, range, and that its visit passes all filters, each with any of its events.
   */
  ofVisits: string
  /** Whether filters choose events or goals: pages are then those on which these happened. */
  isOfEventsOrGoals: boolean
  /** Whether filters choose goals, which a view can reach as well. */
  isOfGoals: boolean
  /** Whether there are filters that match single events. */
  hasEventFilters: boolean
}

const TRUE = '1'

const eventsOfQuery = `site_id = {site_id: UInt32} AND ${eventsInRange}`

const visitsOfQuery = `site_id = {site_id: UInt32} AND ${visitsInRange}`

/** Engagement events in the range may belong to a visit whose last event was before it. */
const visitsAroundQuery = `site_id = {site_id: UInt32} AND ${visitsFrom('{from: Int64} - 86400000')}`

export function conditionsOf(
  { siteId, from, to, filters, currency }: StatsQuery,
  goals: readonly NamedGoalCondition[],
): Conditions {
  const parameters: QueryParameters = { site_id: siteId, from, to, currency }
  const { event, visit } = splitFilters(filters.filter(isTextFilter))
  const named = new Map(filters.map((filter, index) => [filter, `f${index}`]))
  const condition = (filter: TextFilter, column?: string) => {
    const name = named.get(filter) ?? ''
    if (filter[1] === 'goal') return goalFilterOf(filter, goals, parameters)
    const place = placeNameColumn(filter[1])
    if (place !== undefined)
      return placeConditionOf(place, columnOf(filter[1], '', parameters), filter, name, parameters)
    return conditionOf(column ?? columnOf(filter[1], `${name}_key`, parameters), filter, name, parameters)
  }
  const measured = filters
    .filter(isMeasureFilter)
    .map((one) => measureConditionOf(one, named.get(one) ?? '', parameters))
  // A conversion is measured against everybody who could have done what is filtered; a fixed filter hides these.
  const isAction = (filter: Filter) =>
    filter[3] !== 'fixed' && ['event', 'goal', 'property'].includes(kindOf(filter[1]))
  const isPage = (filter: Filter) => kindOf(filter[1]) === 'page'
  const isOfEntryOrExit = (filter: Filter) => kindOf(filter[1]) !== 'visit'

  const entryOrExit = [...visit.filter(isOfEntryOrExit).map((filter) => condition(filter)), ...measured]
  const ofVisit = visit.filter((filter) => !isOfEntryOrExit(filter)).map((filter) => condition(filter))
  const where = event.filter((filter) => !isAction(filter)).map((filter) => condition(filter))
  const actions = event.filter(isAction).map((filter) => condition(filter))
  const otherThanPages = event.filter((filter) => !isPage(filter)).map((filter) => condition(filter))
  const pages = event.filter(isPage)

  const visitsSoFar =
    entryOrExit.length === 0
      ? []
      : [
          `session_id GLOBAL IN (SELECT session_id FROM sessions FINAL WHERE ${all([visitsAroundQuery, ...entryOrExit])})`,
        ]
  const hit = visitsWith([...where, ...actions])

  return {
    parameters,
    events: all([eventsOfQuery, ...ofVisit, ...where, ...visitsSoFar]),
    action: all(actions),
    visits: all([visitsOfQuery, ...ofVisit, ...entryOrExit]),
    hit,
    entrant: all([...pages.map((filter) => condition(filter, 'entry_page')), visitsWith(otherThanPages)]),
    ofVisits: all([eventsOfQuery, ...ofVisit, ...visitsSoFar, hit]),
    isOfEventsOrGoals: filters.some((filter) => ['event', 'goal'].includes(kindOf(filter[1]))),
    isOfGoals: filters.some((filter) => filter[1] === 'goal' && !isExcluding(filter)),
    hasEventFilters: event.length > 0,
  }
}

const all = (conditions: readonly string[]): string => (conditions.length === 0 ? TRUE : conditions.join(' AND '))

/**
 * The condition that an event of the visit passes all conditions. `GLOBAL`, because a visit's rows may lie on several
 * servers; on one server it changes nothing.
 */
const visitsWith = (conditions: readonly string[]): string =>
  conditions.length === 0
    ? TRUE
    : `session_id GLOBAL IN (SELECT session_id FROM events WHERE ${all([eventsOfQuery, `name != 'engagement'`, ...conditions])})`
