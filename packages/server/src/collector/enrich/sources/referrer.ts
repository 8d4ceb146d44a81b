import { eventLimits, siteLimits } from '@sightline/api-client/contract'
import { memoize } from '../../memoize.ts'

export interface Referrer {
  /** The host without `www.`; the name of the package for an Android app. */
  readonly host: string
  readonly isApp: boolean
  /**
   * The host and path, as they are stored: without scheme, query and trailing slashes. An app's is `android-app://…`.
   */
  readonly address: string
}

/** The page or the app that a visit came from; undefined where that is not known. */
export const parseReferrer: (referrer: string) => Referrer | undefined = memoize((referrer) => {
  if (!URL.canParse(referrer)) return undefined
  const url = new URL(referrer)
  if (url.protocol === 'android-app:') {
    // URL does not parse this scheme as it parses http: its host keeps upper case. Longer hosts do not exist, and
    // invented ones would fill the dictionaries of their columns.
    const host = truncate(url.hostname, siteLimits.host)
    return host === '' ? undefined : { host, isApp: true, address: `android-app://${host}` }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const host = truncate(withoutWww(url.hostname), siteLimits.host)
  return { host, isApp: false, address: truncate(`${host}${url.pathname}`.replace(/\/+$/, ''), eventLimits.source) }
})

/** Whether a host is one of the given ones or a subdomain of one. A leading `*.` of those is ignored. */
export const isOfHosts = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((own) => {
    const domain = withoutWww(own.toLowerCase().replace(/^\*\./, ''))
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
  })

const withoutWww = (host: string): string => host.replace(/^www\./, '')

const truncate = (text: string, max: number): string => text.slice(0, max).toWellFormed()
