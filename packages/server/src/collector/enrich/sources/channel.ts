import type { Channel } from '@sightline/api-client/contract'
import type { SiteKind } from './lists/known-site.ts'

export interface ChannelFacts {
  /** `utm_medium` */
  medium: string
  /** Whether the tag of the source or a click id marks the visit as paid. */
  isPaid: boolean
  /** The channel that a click id stands for. */
  clickChannel: Channel | undefined
  /** The source; empty where there is none. */
  source: string
  /** The kind of the source's site; undefined where no list has it. */
  kind: SiteKind | undefined
}

/** The channel of a visit, by the first rule that holds. See docs/sources.md#channels */
export function channelOf({ medium, isPaid, clickChannel, source, kind }: ChannelFacts): Channel {
  const words = medium
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (DISPLAY.test(words)) return 'display'
  if (EMAIL.test(words)) return 'email'
  if (AFFILIATES.test(words)) return 'affiliates'
  if (clickChannel === 'display') return 'display'
  if (isPaid || PAID.test(words)) return paidChannel(words, kind)
  if (/push/.test(words) || /push$/i.test(source)) return 'push'
  if (SOCIAL.test(words)) return 'social'
  if (VIDEO.test(words)) return 'video'
  if (clickChannel !== undefined) return clickChannel
  if (kind !== undefined && kind !== 'other') return kind
  if (words === 'organic') return 'search'
  return source !== '' || words !== '' ? 'referral' : 'direct'
}

const DISPLAY = /^(display|banners?|cpm|interstitial|expandable|programmatic|native)(-ads?)?$/
const EMAIL = /^(e-?mails?|e-?mailing|mail|mailing|newsletters?)$/
const AFFILIATES = /^(affiliates?|affiliation|aff|partner-?ads?)$/
const PAID = /^(cp[cvapl]|ppc|cpi|retargeting|remarketing|sem|adwords|ads?|paid.*|.*-(cpc|ppc|paid|ads?))$/
const SOCIAL = /^(social|social-network|social-media|sns|sm|stor(y|ies))$/
const VIDEO = /^videos?$/

function paidChannel(words: string, kind: SiteKind | undefined): Channel {
  if (/social/.test(words)) return 'paid_social'
  if (/search|^sem$/.test(words)) return 'paid_search'
  if (/video/.test(words)) return 'paid_video'
  if (/shop/.test(words)) return 'paid_shopping'
  switch (kind) {
    case 'search':
      return 'paid_search'
    case 'social':
      return 'paid_social'
    case 'video':
      return 'paid_video'
    case 'shopping':
      return 'paid_shopping'
    case 'ai':
    case 'email':
    case 'other':
    case undefined:
      return 'paid_other'
  }
}
