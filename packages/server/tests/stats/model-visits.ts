/** What the slow second calculation knows of events and visits. */
import type { TestEvent } from './stats-engine.ts'

export interface ModelQuery {
  timeZone: string
  /** Local days, both included. */
  from: string
  to: string
  filters: readonly (readonly [operator: string, dimension: string, values: readonly string[]])[]
  currency: string
  /** @default none */
  goals?: readonly ModelGoalCondition[]
  /** @default 'monday' */
  weekStart?: 'monday' | 'saturday' | 'sunday'
}

/** A goal, or a step of a funnel. */
export interface ModelGoalCondition {
  name: string
  kind: 'event' | 'page'
  pattern: string
  properties: readonly { key: string; value: string }[]
}

export type ModelInterval = 'hour' | 'day' | 'week' | 'month'

export interface Visit {
  visitor: number
  /** Custom events and views. */
  actions: TestEvent[]
  pings: TestEvent[]
  lastSeen: number
}

const GAP_MS = 30 * 60 * 1000
export const isPing = (event: TestEvent): boolean => event.name === 'engagement'
export const isView = (event: TestEvent): boolean => (event.name ?? 'pageview') === 'pageview'
export const isCustom = (event: TestEvent): boolean => !isPing(event) && !isView(event)

/** Local date and hour, or the first day of the week or month; an hour that comes twice has two offsets. */
export function bucketOf(
  instant: number,
  timeZone: string,
  interval: ModelInterval,
  weekStart: ModelQuery['weekStart'] = 'monday',
): string {
  const format = formatOf(timeZone)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const date = `${parts['year']}-${parts['month']}-${parts['day']}`
  switch (interval) {
    case 'hour':
      return `${date} ${parts['hour']} ${parts['timeZoneName']}`
    case 'day':
      return date
    case 'week': {
      const since =
        (new Date(date).getUTCDay() - ['sunday', 'monday', '', '', '', '', 'saturday'].indexOf(weekStart) + 7) % 7
      return new Date(Date.parse(date) - since * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    }
    case 'month':
      return date.slice(0, 7)
  }
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

export function visitsOf(events: readonly TestEvent[]): Visit[] {
  const visits: Visit[] = []
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    const open = visits.findLast(({ visitor, lastSeen }) => visitor === event.visitor && event.at - lastSeen <= GAP_MS)
    if (open !== undefined) {
      open.lastSeen = event.at
      if (isPing(event)) open.pings.push(event)
      else open.actions.push(event)
    } else if (!isPing(event)) {
      visits.push({ visitor: event.visitor, actions: [event], pings: [], lastSeen: event.at })
    }
  }
  return visits
}

export const startOf = (visit: Visit): number => visit.actions[0]?.at ?? 0
export const endOf = (visit: Visit): number => visit.actions.at(-1)?.at ?? 0
export const viewsOf = (visit: Visit): TestEvent[] => visit.actions.filter(isView)
export const isBounce = (visit: Visit): boolean =>
  viewsOf(visit).length === 1 && !visit.actions.some((event) => isCustom(event) && event.interactive !== false)

export const ofEvents = (dimension: string): boolean =>
  ['page', 'page_title', 'hostname', 'event', 'goal'].includes(dimension) || dimension.startsWith('prop:')

/** The value of one event, which is in a visit or, as a ping may be, in none. */
export function valueOf(dimension: string, event: TestEvent, visit: Visit | undefined): string {
  if (dimension.startsWith('prop:')) return event.props?.[dimension.slice(5)] ?? ''
  if (dimension === 'page') return event.page ?? '/'
  if (dimension === 'page_title') return event.title ?? ''
  if (dimension === 'event') return event.name ?? 'pageview'
  if (dimension === 'hostname') return event.attributes?.hostname ?? ''
  return visit === undefined ? attributeOf(dimension, event) : valueOfVisit(dimension, visit)
}

/** The values of one event: it may reach several goals, or none. */
export const valuesOf = (
  dimension: string,
  event: TestEvent,
  visit: Visit | undefined,
  goals: readonly ModelGoalCondition[] = [],
): string[] =>
  dimension === 'goal'
    ? goals.filter((goal) => meetsCondition(goal, event)).map(({ name }) => name)
    : [valueOf(dimension, event, visit)]

export function meetsCondition({ kind, pattern, properties }: ModelGoalCondition, event: TestEvent): boolean {
  const text = kind === 'page' ? (event.page ?? '/') : (event.name ?? 'pageview')
  const isLike = new RegExp(`^${pattern.split('*').map(escaped).join('[^]*')}$`, 'u').test(text)
  const isKind = kind === 'page' ? isView(event) : isCustom(event)
  return isKind && isLike && properties.every(({ key, value }) => (event.props?.[key] ?? '') === value)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')

export const attributeOf = (dimension: string, event: TestEvent | undefined): string =>
  (event?.attributes as Record<string, string> | undefined)?.[dimension] ?? ''

export function valueOfVisit(dimension: string, visit: Visit): string {
  if (dimension === 'entry_page') return viewsOf(visit)[0]?.page ?? (viewsOf(visit).length > 0 ? '/' : '')
  if (dimension === 'exit_page') return viewsOf(visit).at(-1)?.page ?? (viewsOf(visit).length > 0 ? '/' : '')
  return attributeOf(dimension, visit.actions[0])
}

export const isMeasure = (name: string): boolean => name.startsWith('visit_')

/** A number of a visit, over all that happened in it. */
function measureOf(name: string, visit: Visit, currency: string): number {
  const all = [...visit.actions, ...visit.pings]
  switch (name) {
    case 'visit_duration':
      return (endOf(visit) - startOf(visit)) / 1000
    case 'visit_pageviews':
      return viewsOf(visit).length
    case 'visit_time_on_page':
      return all.reduce((sum, event) => sum + (event.engagement_ms ?? 0), 0) / 1000
    case 'visit_scroll_depth':
      return Math.max(0, ...all.map((event) => event.scroll_depth ?? 0))
    default: {
      const own = all.filter((event) => (event.currency ?? '') === '' || event.currency === currency)
      return Math.round(own.reduce((sum, event) => sum + Number(event.revenue ?? 0), 0) * 100) / 100
    }
  }
}

/** Whether a visit passes a filter that is none of single events. */
export const holdsOfVisit = (filter: ModelQuery['filters'][number], visit: Visit, currency: string): boolean =>
  isMeasure(filter[1])
    ? holdsNumber(filter, measureOf(filter[1], visit, currency))
    : holds(filter, valueOfVisit(filter[1], visit))

function holdsNumber([operator, , values]: ModelQuery['filters'][number], number: number): boolean {
  const [first = 0, second = first] = values.map(Number)
  switch (operator) {
    case 'more_than':
      return number > first
    case 'less_than':
      return number < first
    case 'between':
      return number >= Math.min(first, second) && number <= Math.max(first, second)
    default:
      return number === first
  }
}

export function holds([operator, , values]: ModelQuery['filters'][number], value: string): boolean {
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
        return new RegExp(`^${text.split('*').map(escaped).join('[^]*')}$`, 'iu').test(value)
      })
  }
}

/** Excluding filters hold where no value is excluded; an event that reaches no goal has none. */
export const holdsOf = (filter: ModelQuery['filters'][number], values: readonly string[]): boolean =>
  isExcluding(filter) ? values.every((value) => holds(filter, value)) : values.some((value) => holds(filter, value))

export const isExcluding = ([operator]: ModelQuery['filters'][number]): boolean => operator.endsWith('_not')
