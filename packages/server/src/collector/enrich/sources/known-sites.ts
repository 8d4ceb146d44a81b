import { assistants } from './lists/assistants.ts'
import type { KnownSite } from './lists/known-site.ts'
import { mailServices } from './lists/mail-services.ts'
import { otherSites } from './lists/other-sites.ts'
import { searchEngines } from './lists/search-engines.ts'
import { shops } from './lists/shops.ts'
import { socialNetworks } from './lists/social-networks.ts'
import { videoSites } from './lists/video-sites.ts'

export const knownSites: readonly KnownSite[] = [
  ...searchEngines,
  ...socialNetworks,
  ...assistants,
  ...mailServices,
  ...videoSites,
  ...shops,
  ...otherSites,
]

const byHost = new Map(knownSites.flatMap((site) => site.hosts.map((host) => [host.toLowerCase(), site] as const)))
const byName = new Map(
  knownSites.flatMap((site) => [site.name, ...site.aliases].map((name) => [plain(name), site] as const)),
)

/** The site that a host belongs to: the one whose host is the longest. */
export function siteOfHost(host: string): KnownSite | undefined {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  for (let start = 0; start < labels.length - 1; start += 1) {
    const part = labels.slice(start).join('.')
    const site = byHost.get(part) ?? byHost.get(withoutCountry(part))
    if (site !== undefined) return site
  }
  return undefined
}

/** The site that a link names in its `utm_source`: by its name, its host or an alias. */
export function siteOfName(name: string): KnownSite | undefined {
  const text = name.toLowerCase()
  return (
    byName.get(plain(text)) ?? (text.includes('.') ? siteOfHost(text.replace(/^www\./, '')) : byHost.get(`${text}.*`))
  )
}

/** Normalizes a name: `Hacker News`, `hacker-news` and `hackernews` are the same. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_!-]+/g, '')
}

/** Replaces the country of a host: `google.co.uk` and `google.com` by `google.*`. */
const withoutCountry = (host: string): string => host.replace(/\.(?:com|(?:com?\.)?[a-z]{2})$/, '.*')
