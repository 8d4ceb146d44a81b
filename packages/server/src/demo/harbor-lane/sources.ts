import { weightedChoice, type WeightedChoice } from '../random.ts'
import { kinds, type PageKind } from './pages.ts'

/** A source of visits, and the behaviour of those visits. */
export interface Source {
  /** The source's share of all visits; of a growing source, the share at the end of the first year. */
  weight: number
  /** The factor of the weight at the beginning of the year. @default 1 */
  weightAtFirst?: number
  /** The host and path of the referring page; empty where the browser sends none. */
  referrer: string
  tags?: { source: string; medium: string; campaign?: string; content?: readonly string[] }
  /** The share of visits with one page only. */
  bounceRate: number
  entries: WeightedChoice<PageKind>
}

const direct = kinds({ home: 46, article: 18, shop: 14, product: 16, journal: 6 })
const reading = kinds({ article: 74, product: 9, home: 9, journal: 5, shop: 3 })
const looking = kinds({ product: 40, article: 40, shop: 12, home: 8 })
const shopping = kinds({ product: 62, shop: 26, home: 12 })

const search = { bounceRate: 0.49, entries: reading }
const social = { bounceRate: 0.56, entries: looking }
const assistant = { bounceRate: 0.42, entries: reading, weightAtFirst: 0.25 }
const referral = { bounceRate: 0.44, entries: reading }

const sources: readonly Source[] = [
  { weight: 27, referrer: '', bounceRate: 0.43, entries: direct },

  { ...search, weight: 27, referrer: 'google.com' },
  { ...search, weight: 3.4, referrer: 'bing.com' },
  { ...search, weight: 2.8, referrer: 'duckduckgo.com' },
  { ...search, weight: 0.9, referrer: 'search.yahoo.com' },
  { ...search, weight: 0.8, referrer: 'ecosia.org' },

  { ...social, weight: 6.5, referrer: 'pinterest.com' },
  { ...social, weight: 5, referrer: 'l.instagram.com' },
  { ...social, weight: 2.4, referrer: 'm.facebook.com' },
  { ...social, weight: 1.2, referrer: 'facebook.com' },
  { ...social, weight: 1.6, referrer: 'reddit.com/r/castiron' },
  { ...social, weight: 0.9, referrer: 'reddit.com/r/maine' },
  { ...social, weight: 1.1, referrer: 'youtube.com' },

  { ...assistant, weight: 3.2, referrer: 'chatgpt.com', tags: { source: 'chatgpt.com', medium: '' } },
  { ...assistant, weight: 1.2, referrer: 'perplexity.ai' },
  { ...assistant, weight: 0.8, referrer: 'gemini.google.com' },
  { ...assistant, weight: 0.7, referrer: 'claude.ai' },

  {
    weight: 6,

    referrer: '',
    tags: { source: 'newsletter', medium: 'email', campaign: 'sunday-letter', content: ['story', 'product', 'footer'] },
    bounceRate: 0.34,
    entries: looking,
  },

  { ...referral, weight: 2.2, referrer: 'coastalliving.example/small-shops-we-love' },
  { ...referral, weight: 1.5, referrer: 'slowhome.example/links' },
  { ...referral, weight: 1.1, referrer: 'thekitchenbench.example/forum/knives' },
  { ...referral, weight: 0.8, referrer: 'islandferry.example/visitors' },
]

/** The campaign, which brings visits of its own for a fortnight, on top of the others. */
export const campaign: Source = {
  weight: 1,

  referrer: 'l.instagram.com',
  tags: {
    source: 'instagram',
    medium: 'paid-social',
    campaign: 'lantern-fortnight',
    content: ['carousel', 'video', 'story'],
  },
  bounceRate: 0.54,
  entries: shopping,
}

/** The sources with their weights at a part of the first year. */
export const sourcesAt = (partOfYear: number): WeightedChoice<Source> =>
  weightedChoice(
    sources,
    ({ weight, weightAtFirst = 1 }) => weight * (weightAtFirst + (1 - weightAtFirst) * partOfYear),
  )
