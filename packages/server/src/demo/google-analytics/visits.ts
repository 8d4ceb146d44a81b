import { byRank, seededRandom, weightedChoice, type Random } from '../random.ts'

/** One visit as it happened; each way of counting may see it differently. */
export interface TrueVisit {
  visitor: string
  /** Whether the visitor has never been there before. */
  isFirst: boolean
  /** The views, in order; times are milliseconds since 1970. */
  views: readonly [TrueView, ...TrueView[]]
  events: readonly { at: number; name: string }[]
  /** The milliseconds for which the visitor looked at the pages, including the last one. */
  engagedMs: number
  country: string
  city: string
  language: string
  browser: string
  os: string
  device: 'desktop' | 'mobile' | 'tablet'
  screen: string
  source: TrueSource
}

export interface TrueView {
  at: number
  path: string
  title: string
}

interface TrueSource {
  source: string
  medium: string
  /** The default channel group, in Google's words. */
  channelGroup: string
  referrer: string
}

export interface VisitOptions {
  seed: number
  /** The range of the visits, in milliseconds since 1970, its end excluded. */
  from: number
  to: number
  visitsPerDay: number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const pages = [
  ['/', 'Home'],
  ['/prices', 'Prices'],
  ['/docs', 'Documentation'],
  ['/blog/first-steps', 'First steps'],
  ['/about', 'About us'],
  ['/contact', 'Contact'],
] as const
const sources: readonly TrueSource[] = [
  { source: '(direct)', medium: '(none)', channelGroup: 'Direct', referrer: '' },
  { source: 'google', medium: 'organic', channelGroup: 'Organic Search', referrer: 'https://www.google.com/' },
  { source: 'news.example', medium: 'referral', channelGroup: 'Referral', referrer: 'https://news.example/today' },
  { source: 'newsletter', medium: 'email', channelGroup: 'Email', referrer: '' },
]
const places = [
  ['DE', 'Berlin', 'de'],
  ['US', 'Boston', 'en-us'],
  ['CN', 'Shanghai', 'zh-cn'],
  ['EG', 'Cairo', 'ar'],
] as const
const clients = [
  ['Chrome', 'Windows', 'desktop', '1920x1080'],
  ['Safari', 'iOS', 'mobile', '390x844'],
  ['Chrome', 'Android', 'mobile', '412x915'],
  ['Safari', 'Macintosh', 'desktop', '1440x900'],
  ['Firefox', 'Linux', 'desktop', '1920x1080'],
] as const

/** Generates visits with a daily rhythm, ordered by their beginnings; the same seed gives the same visits. */
export function generateVisits({ seed, from, to, visitsPerDay }: VisitOptions): TrueVisit[] {
  const visits: TrueVisit[] = []
  for (let day = from; day < to; day += DAY_MS) {
    const random = seededRandom(seed, Math.floor(day / DAY_MS))
    for (let count = random.poisson(visitsPerDay); count > 0; count -= 1) {
      const start = day + random.between(0, DAY_MS)
      if (start < to) visits.push(generateVisit(random, Math.floor(start)))
    }
  }
  return visits.toSorted((one, other) => one.views[0].at - other.views[0].at)
}

const pageChoice = byRank(pages)
const sourceChoice = byRank(sources)
const placeChoice = byRank(places)
const clientChoice = byRank(clients)
const lengthChoice = weightedChoice([1, 2, 3, 4, 7], (length) => 1 / length)
/** Some visitors return: a third of the visits is by a visitor who has been there. */
const visitorChoice = weightedChoice(
  Array.from({ length: 400 }, (_, index) => `regular-${index}`),
  () => 1,
)

function generateVisit(random: Random, start: number): TrueVisit {
  const [country, city, language] = random.pick(placeChoice)
  const [browser, os, device, screen] = random.pick(clientChoice)
  const isFirst = random.chance(2 / 3)
  const views: TrueView[] = []
  let at = start
  for (let count = random.pick(lengthChoice); count > 0; count -= 1) {
    const [path, title] = random.pick(pageChoice)
    views.push({ at, path, title })
    at += Math.round(random.logNormal(30_000, 1))
  }
  const [first = { at, path: '/', title: 'Home' }, ...others] = views
  return {
    visitor: isFirst ? `new-${start}-${random.bits()}` : random.pick(visitorChoice),
    isFirst,
    views: [first, ...others],
    events: random.chance(0.1) ? [{ at: at - 1, name: 'sign_up' }] : [],
    engagedMs: at - start,
    country,
    city,
    language,
    browser,
    os,
    device,
    screen,
    source: random.pick(sourceChoice),
  }
}
