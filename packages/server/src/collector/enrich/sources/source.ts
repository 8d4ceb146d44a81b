import { eventLimits, type Channel } from '@sightline/api-client/contract'
import { channelOf } from './channel.ts'
import { clickOf } from './click-ids.ts'
import { siteOfHost, siteOfName } from './known-sites.ts'
import type { KnownSite } from './lists/known-site.ts'
import { isPrivateHost } from './private-host.ts'
import { isOfHosts, parseReferrer, type Referrer } from './referrer.ts'

export interface Arrival {
  /** The referrer as the browser sends it; empty where there is none. */
  referrer: string
  /** The page's query. */
  tags: URLSearchParams
  /** The page's host and those of its site, which with their subdomains are no referrers. */
  ownHosts: readonly string[]
}

export interface Source {
  /** A display name such as `Google`, a host, or the tag as it was written; empty for a direct visit. */
  source: string
  /** The host and path of the referring page; empty where that is a page of the same site. */
  referrer: string
  channel: Channel
}

/** The source of a visit. See docs/sources.md#channels */
export function sourceOf({ referrer, tags, ownHosts }: Arrival): Source {
  const from = foreignReferrer(referrer, ownHosts)
  const click = clickOf(tags)
  const named: NamedSource | undefined = namedSource(tags) ?? click?.source ?? ofReferrer(from)
  return {
    source: named?.source ?? '',
    referrer: from?.address ?? '',
    channel: channelOf({
      medium: tags.get('utm_medium') ?? '',
      isPaid: named?.isPaid === true || click?.isPaid === true,
      clickChannel: click?.channel,
      source: named?.source ?? '',
      kind: named?.kind,
    }),
  }
}

/** The referring page, unless it is private or belongs to the site itself. */
export function foreignReferrer(referrer: string, ownHosts: readonly string[]): Referrer | undefined {
  const before = parseReferrer(referrer)
  if (before === undefined || isOfHosts(before.host, ownHosts)) return undefined
  return !before.isApp && isPrivateHost(before.host) ? undefined : before
}

interface NamedSource {
  source: string
  /** The kind of site; undefined where no list has it. */
  kind?: KnownSite['kind'] | undefined
  isPaid?: boolean
}

const ofSite = ({ name, kind }: KnownSite, isPaid = false): NamedSource => ({ source: name, kind, isPaid })

/** The source that the link itself names; `source` and `ref` are older names of `utm_source`. */
function namedSource(tags: URLSearchParams): NamedSource | undefined {
  const source = tagOf(tags, 'utm_source') || tagOf(tags, 'source') || tagOf(tags, 'ref')
  return source === '' ? undefined : (knownSource(source) ?? { source })
}

/** The known source of a name: `yt-ads` is YouTube's, and paid. */
function knownSource(name: string): NamedSource | undefined {
  const site = siteOfName(name)
  if (site !== undefined) return ofSite(site, /ad-?words/i.test(name))
  const advertiser = siteOfName(name.replace(/[-_. ]?ads?$/i, ''))
  return advertiser === undefined || !/ads?$/i.test(name) ? undefined : ofSite(advertiser, true)
}

function ofReferrer(from: Referrer | undefined): NamedSource | undefined {
  if (from === undefined) return undefined
  const site = siteOfHost(from.host)
  return site === undefined ? { source: from.isApp ? from.address : from.host } : ofSite(site)
}

const tagOf = (tags: URLSearchParams, name: string): string =>
  (tags.get(name)?.trim() ?? '').slice(0, eventLimits.tag).toWellFormed()
