import { v7 as uuid } from 'uuid'
import { ENGAGEMENT, PAGEVIEW, type AcceptedEvent } from '../collector/accepted-event.ts'
import type { VisitAttributes } from '../store/clickhouse/rows.ts'
import { sourceOf } from '../collector/enrich/sources/source.ts'
import { clientOf } from './harbor-lane/clients.ts'
import { attention, nextPage, pageOf, type Page } from './harbor-lane/pages.ts'
import { locationOf } from './harbor-lane/locations.ts'
import { SITE } from './harbor-lane/site.ts'
import type { Source } from './harbor-lane/sources.ts'
import type { Random } from './random.ts'

const SECOND_MS = 1000
const MOST_SECONDS_ON_A_PAGE = 14 * 60
const MOST_PAGES = 25
const SHIPPING = 8

const GOES_ON = 0.6
const TELLS_ENGAGEMENT = 0.72
const SIGNS_UP = 0.011
const ADDS_TO_BASKET = 0.13
const OPENS_BASKET = 0.55
const CHECKS_OUT = 0.55
const BUYS = 0.62
const COMES_BACK = 0.09

/** The fields that a visit shares with the one that may follow it on the same day. */
interface Visitor {
  id: string
  description: Pick<VisitAttributes, 'hostname' | 'country' | 'region' | 'city' | 'language'> &
    ReturnType<typeof clientOf>
}

/** The events of a visitor who arrives at an instant, in order of time; some return the same day. */
export function visitOf(random: Random, siteId: number, source: Source, start: number): AcceptedEvent[] {
  const visitor: Visitor = {
    id: visitorId(random),
    description: { hostname: SITE.domain, ...locationOf(random), ...clientOf(random, start) },
  }
  const events = eventsOf(random, siteId, visitor, source, start)
  const end = events.at(-1)?.ts ?? start
  const again = end + random.between(45, 360) * 60 * SECOND_MS
  if (!random.chance(COMES_BACK) || utcDay(again) !== utcDay(start)) return events
  return [...events, ...eventsOf(random, siteId, visitor, source, again)]
}

function eventsOf(random: Random, siteId: number, visitor: Visitor, source: Source, start: number): AcceptedEvent[] {
  const attributes = attributesOf(random, visitor, source)
  const events: AcceptedEvent[] = []
  const add = (at: number, page: Page, name: string, more: Partial<AcceptedEvent> = {}): void => {
    const ts = Math.round(at)
    events.push({
      id: uuid({ msecs: ts, random: bytesOf(random) }),
      site_id: siteId,
      ts,
      visitor_id: visitor.id,
      previous_visitor_id: null,
      name,
      pathname: page.pathname,
      title: page.title,
      interactive: name !== ENGAGEMENT,
      props: {},
      engagement_ms: 0,
      scroll_depth: null,
      revenue: null,
      currency: '',
      attributes,
      ...more,
    })
  }

  const isBounce = random.chance(source.bounceRate)
  const basket: Page[] = []
  let page = pageOf(random.pick(source.entries), random)
  let at = start
  for (let count = 1; count <= MOST_PAGES; count += 1) {
    const { seconds, scrollDepth } = attention[page.kind]
    const stay = Math.min(Math.max(random.logNormal(seconds, 0.8), 2), MOST_SECONDS_ON_A_PAGE) * SECOND_MS
    add(at, page, PAGEVIEW)

    if (page.kind === 'article' && random.chance(isBounce ? SIGNS_UP / 2 : SIGNS_UP)) {
      add(at + stay * 0.8, page, 'Newsletter sign-up', { props: { place: 'end of article' } })
    }
    if (page.kind === 'product' && !isBounce && random.chance(ADDS_TO_BASKET)) {
      add(at + stay * 0.6, page, 'Add to basket', { props: { product: nameOf(page), price: page.price.toFixed(2) } })
      basket.push(page)
    }
    if (page.kind === 'checkout') {
      add(at + SECOND_MS, page, 'Checkout', { props: { items: String(basket.length) } })
    }
    if (page.kind === 'thanks') {
      add(at + SECOND_MS / 2, page, 'Purchase', purchaseOf(random, basket))
      basket.length = 0
    }

    at += stay
    if (random.chance(TELLS_ENGAGEMENT)) {
      add(at - 20, page, ENGAGEMENT, {
        engagement_ms: Math.round(stay * random.between(0.55, 1)),
        scroll_depth: Math.round(Math.min(scrollDepth * random.between(0.35, 1.6), 100)),
      })
    }
    const isLast = isBounce || (count > 1 && page.kind !== 'checkout' && !random.chance(GOES_ON))
    if (isLast) break
    page = followingPage(random, page, basket)
  }
  return events
}

function followingPage(random: Random, page: Page, basket: readonly Page[]): Page {
  if (basket.length > 0) {
    if (page.kind === 'checkout' && random.chance(BUYS)) return pageOf('thanks', random)
    if (page.kind === 'cart' && random.chance(CHECKS_OUT)) return pageOf('checkout', random)
    if (page.kind === 'product' && random.chance(OPENS_BASKET)) return pageOf('cart', random)
  }
  return nextPage(page, random)
}

function purchaseOf(random: Random, basket: readonly Page[]): Partial<AcceptedEvent> {
  const sum = basket.reduce((total, { price }) => total + price, SHIPPING)
  const [first] = basket
  return {
    revenue: sum.toFixed(2),
    currency: SITE.currency,
    props: {
      items: String(basket.length),
      product: first === undefined ? '' : nameOf(first),
      payment: random.chance(0.7) ? 'card' : 'wallet',
    },
  }
}

const nameOf = (page: Page): string => page.title.split(' – ', 1)[0] ?? ''

function attributesOf(random: Random, { description }: Visitor, source: Source): VisitAttributes {
  const { tags } = source
  const contents = tags?.content ?? []
  return {
    ...description,
    ...cameFrom(source),
    utm_source: tags?.source ?? '',
    utm_medium: tags?.medium ?? '',
    utm_campaign: tags?.campaign ?? '',
    utm_content: contents[random.bits() % Math.max(contents.length, 1)] ?? '',
    utm_term: '',
  }
}

/** Reads the source of a visit from its address and referrer, as the collector does. */
function cameFrom({ referrer, tags }: Source) {
  const query = new URLSearchParams({ utm_source: tags?.source ?? '', utm_medium: tags?.medium ?? '' })
  return sourceOf({
    referrer: referrer === '' ? '' : `https://${referrer}`,
    tags: query,
    ownHosts: [SITE.domain],
  })
}

const visitorId = (random: Random): string => ((BigInt(random.bits()) << 32n) | BigInt(random.bits())).toString()

function bytesOf(random: Random): Uint8Array {
  return new Uint8Array(new Uint32Array([random.bits(), random.bits(), random.bits(), random.bits()]).buffer)
}

const utcDay = (ts: number): number => Math.floor(ts / 86_400_000)
