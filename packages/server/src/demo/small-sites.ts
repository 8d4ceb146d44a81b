import { ENGAGEMENT, PAGEVIEW, type AcceptedEvent } from '../collector/accepted-event.ts'
import type { Database } from '../store/relational/database.ts'
import { findSiteByDomain } from '../store/relational/sites/sites.ts'
import type { TimeRange } from '../stats/query/comparison.ts'
import { sourcesAt } from './harbor-lane/sources.ts'
import { inventedSites } from './people/person-choices.ts'
import { seededRandom } from './random.ts'
import { visitOf } from './visit.ts'

const SEED = 20_260_103
const DAY_MS = 24 * 60 * 60 * 1000
/** Their visits go back so far: enough for thirty days and the thirty before. */
const DAYS = 62
/** The visits of a day of the smallest of them, and how many more each further one has. */
const VISITS = { least: 2, more: 0.7 }
const OPENS = { hour: 6, hours: 17 }

/** One of the sites of invented people. */
export interface SmallSite {
  id: number
  name: string
  domain: string
  createdAt: number
}

export async function listSmallSites(db: Database): Promise<SmallSite[]> {
  const sites = await Promise.all(inventedSites.map(({ domain }) => findSiteByDomain(db, domain)))
  return sites.flatMap((site) =>
    site === undefined
      ? []
      : [{ id: site.id, name: site.name, domain: site.domain, createdAt: Date.parse(site.created_at) }],
  )
}

/** The events of all visits of small sites that begin within the range, in order of time; the same range gives the same. */
export function smallSiteEvents(sites: readonly SmallSite[], { from, to }: TimeRange): AcceptedEvent[] {
  const events: AcceptedEvent[] = []
  const sources = sourcesAt(1)
  const first = Math.floor(Math.max(from, to - DAYS * DAY_MS) / DAY_MS)
  for (const [index, site] of sites.entries()) {
    for (let day = first; day * DAY_MS < to; day += 1) {
      const random = seededRandom(SEED, site.id, day)
      const count = random.poisson(VISITS.least + index * VISITS.more)
      for (let visit = 0; visit < count; visit += 1) {
        const hour = OPENS.hour + random.between(0, OPENS.hours)
        const start = Math.floor(day * DAY_MS + (hour / 24) * DAY_MS)
        const ofVisit = visitOf(seededRandom(SEED ^ visit, site.id, day), site.id, random.pick(sources), start)
        if (start >= from && start >= site.createdAt && start < to) events.push(...ownEvents(site, ofVisit))
      }
    }
  }
  return events.filter(({ ts }) => ts < to).toSorted((a, b) => a.ts - b.ts)
}

const pageOf: Readonly<Record<string, readonly [pathname: string, title: string]>> = {
  '': ['/', 'Home'],
  journal: ['/news/', 'News'],
  shop: ['/offers/', 'What we offer'],
  about: ['/about/', 'About us'],
}
const otherPage = ['/contact/', 'Contact'] as const

/** Pages of the site itself in place of those of the great one; it sells nothing. */
function ownEvents({ name, domain }: SmallSite, events: readonly AcceptedEvent[]): AcceptedEvent[] {
  return events
    .filter((event) => event.name === PAGEVIEW || event.name === ENGAGEMENT)
    .map((event) => {
      const [pathname, title] = pageOf[event.pathname.split('/')[1] ?? ''] ?? otherPage
      const attributes = { ...event.attributes, hostname: domain }
      return { ...event, pathname, title: `${title} – ${name} (Demo)`, attributes }
    })
}

/** Two sequences of events as one, in order of time. */
export function* merged(
  one: Iterable<AcceptedEvent>,
  other: readonly AcceptedEvent[],
): Generator<AcceptedEvent, void, undefined> {
  let next = 0
  for (const event of one) {
    for (let early = other[next]; early !== undefined && early.ts <= event.ts; early = other[next]) {
      yield early
      next += 1
    }
    yield event
  }
  yield* other.slice(next)
}
