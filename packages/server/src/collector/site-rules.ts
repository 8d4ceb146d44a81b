import type { DropReason } from '@sightline/api-client/contract'
import type { SiteExclusions } from '../store/relational/sites/site-exclusions.ts'
import { readablePath } from './page-address.ts'
import { parseReferrer } from './enrich/sources/referrer.ts'
import { isSpamHost } from './spam/is-spam-host.ts'
import { isAutomated } from './enrich/user-agent.ts'
import { matchesWildcard } from './wildcard.ts'

/** The rules of a site about which events it counts, prepared so that many events are checked quickly. */
export interface SiteRules {
  dropsBots: boolean
  allowedHostnames: readonly string[]
  excludedPaths: readonly string[]
  excludedCountries: ReadonlySet<string>
  excludedAddresses: ReadonlySet<string>
}

/** The fields of an event that the rules check. */
export interface Candidate {
  hostname: string
  /** The path as people read it. */
  pathname: string
  country: string
  /** The keyed hash of the sender's address for this site. */
  addressHash: () => string
  userAgent: string
  referrer: string
}

export const rulesOf = (exclusions: SiteExclusions): SiteRules => ({
  dropsBots: exclusions.drops_bots,
  allowedHostnames: exclusions.allowed_hostnames,
  excludedPaths: exclusions.excluded_paths.map(readablePath),
  excludedCountries: new Set(exclusions.excluded_countries),
  excludedAddresses: new Set(exclusions.address_hashes),
})

/**
 * The reason why an event is not counted, by the first rule that holds; undefined when it is counted. See
 * docs/sources.md#left-out
 */
export function dropReasonOf(
  site: { status: 'active' | 'disabled'; rules: SiteRules },
  event: Candidate,
): DropReason | undefined {
  const { rules } = site
  if (site.status === 'disabled') return 'disabled'
  if (!isAllowedHostname(event.hostname, rules.allowedHostnames)) return 'hostname'
  if (rules.excludedPaths.some((pattern) => matchesWildcard(event.pathname, pattern))) return 'excluded_path'
  if (rules.excludedCountries.has(event.country)) return 'excluded_country'
  if (rules.excludedAddresses.size > 0 && rules.excludedAddresses.has(event.addressHash())) return 'excluded_address'
  if (!rules.dropsBots) return undefined
  if (isAutomated(event.userAgent)) return 'bot'
  const host = parseReferrer(event.referrer)?.host
  return host !== undefined && isSpamHost(host) ? 'referrer_spam' : undefined
}

function isAllowedHostname(hostname: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  const host = hostname.toLowerCase()
  return allowed.some((pattern) =>
    pattern.startsWith('*.') ? host === pattern.slice(2) || host.endsWith(pattern.slice(1)) : host === pattern,
  )
}
