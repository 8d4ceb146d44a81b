import type { TestEvent } from './stats-engine.ts'
import {
  bucketOf,
  holdsOfVisit,
  holdsOf,
  meetsCondition,
  ofEvents,
  valuesOf,
  visitsOf,
  type ModelGoalCondition,
  type ModelQuery,
} from './model-visits.ts'

/** How many visitors there are, and how many of them took each step after all before it, in one visit. */
export function modelFunnel(
  events: readonly TestEvent[],
  query: ModelQuery,
  steps: readonly ModelGoalCondition[],
): number[] {
  const { filters, timeZone, goals = [] } = query
  const isInRange = ({ at }: TestEvent) => {
    const day = bucketOf(at, timeZone, 'day')
    return day >= query.from && day <= query.to
  }
  const ofOneEvent = filters.filter(([, name]) => ofEvents(name))
  const passes = (event: TestEvent) =>
    ofOneEvent.every((filter) => holdsOf(filter, valuesOf(filter[1], event, undefined, goals)))
  const furthest = new Map<number, number>()
  for (const visit of visitsOf(events)) {
    const actions = visit.actions.filter(isInRange)
    const isOfVisit = filters
      .filter(([, name]) => !ofEvents(name))
      .every((filter) => holdsOfVisit(filter, visit, query.currency))
    if (actions.length === 0 || !isOfVisit || !actions.some(passes)) continue
    let taken = 0
    for (const event of actions) {
      const next = steps[taken]
      if (next !== undefined && meetsCondition(next, event)) taken += 1
    }
    furthest.set(visit.visitor, Math.max(furthest.get(visit.visitor) ?? 0, taken))
  }
  const levels = [...furthest.values()]
  return [0, ...steps.map((_, index) => index + 1)].map((level) => levels.filter((taken) => taken >= level).length)
}
