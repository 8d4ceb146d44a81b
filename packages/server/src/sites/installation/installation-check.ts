import type { InstallationDetail, InstallationState } from '@sightline/api-client/contract'
import { outboundErrorOf, invalidFields, ApiError } from '../../errors.ts'
import { fetchPage } from '../../outbound/fetch-page.ts'
import { allowsUrl, type Reach } from '../../outbound/reach.ts'
import type { Site } from '../../store/relational/sites/sites.ts'
import { checkPage } from './check-page.ts'

/** How long a look takes in all, and how much of it the encrypted front page may take before the other is tried. */
const LOOK_MS = 10_000
const FIRST_TRY_MS = 6000
/** A site is looked at this often at most. */
const PAUSE_MS = 5000

export interface Installation {
  state: InstallationState
  url: string
  detail: InstallationDetail | null
}

/** Looks at the pages of sites. */
export interface InstallationCheck {
  /**
   * @param url a page of the site; its front page where there is none
   * @throws {ApiError} too_many_checks, or invalid_input where the address is not on the site
   */
  check(site: Pick<Site, 'id' | 'domain' | 'public_id'>, url: string | undefined): Promise<Installation>
}

export function createInstallationCheck(options: {
  /** Where people reach this instance: named in the request, so that a log shows who made the check. */
  publicUrl: string
  /** Its path: `/stats`, or nothing. */
  basePath: string
  reach: Reach
  now?: () => number
}): InstallationCheck {
  const { publicUrl, basePath, reach, now = Date.now } = options
  const userAgent = `Sightline-Installation-Check/1.0 (+${publicUrl})`
  const lookedAt = new Map<number, number>()

  return {
    async check(site, url) {
      const urls = url === undefined ? frontPagesOf(site.domain) : [pageOf(site.domain, url, reach)]
      for (const [id, at] of lookedAt) if (now() - at >= PAUSE_MS) lookedAt.delete(id)
      if (lookedAt.has(site.id)) throw new ApiError('too_many_checks')
      lookedAt.set(site.id, now())
      const end = AbortSignal.timeout(LOOK_MS)
      let failed: Installation | undefined
      for (const [index, address] of urls.entries()) {
        const isLast = index === urls.length - 1
        const signal = isLast ? end : AbortSignal.any([end, AbortSignal.timeout(FIRST_TRY_MS)])
        try {
          const page = await fetchPage(address, { userAgent, signal, reach })
          return { ...checkPage(page, site.public_id, basePath), url: page.url.href }
        } catch (error) {
          // What was tried first tells most.
          failed ??= { state: 'unreachable', url: address.href, detail: outboundErrorOf(error).failure }
        }
      }
      if (failed === undefined) throw new Error('A look needs an address')
      return failed
    },
  }
}

const frontPagesOf = (domain: string): URL[] => [new URL(`https://${domain}/`), new URL(`http://${domain}/`)]

function pageOf(domain: string, text: string, reach: Reach): URL {
  const url = new URL(text)
  const host = url.hostname.replace(/\.$/, '')
  const own = domain.replace(/^www\./, '')
  const isOnSite = host === own || host.endsWith(`.${own}`)
  if (!isOnSite || !allowsUrl(reach, url)) throw invalidFields({ url: 'field_invalid' })
  url.hash = ''
  return url
}
