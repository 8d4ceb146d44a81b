import { truncate } from '../protocols/fields/text.ts'

/** Where an address is. What is not known is an empty text. */
export interface Location {
  /** The country, ISO 3166-1 alpha-2. */
  country: string
  /** The name of the region in English. */
  region: string
  /** The name of the city in English. */
  city: string
}

/** The longest name, which is that of imported events. */
const NAME_LENGTH = 200

export const NOWHERE: Readonly<Location> = { country: '', region: '', city: '' }

/**
 * The location that a record of a database names: in the layout of GeoLite2 and DB-IP, whose names are nested and in several
 * languages, or in the flat one of `@ip-location-db`. Any file may be named by a setting, so every value is checked.
 */
export function locationOf(record: unknown): Location {
  const flat = fieldsOf(record)
  const country = countryOf(flat['country_code'] ?? fieldsOf(flat['country'])['iso_code'])
  const [subdivision] = Array.isArray(flat['subdivisions']) ? (flat['subdivisions'] as unknown[]) : []
  return {
    country,
    region: nameOf(flat['state1'] ?? englishOf(subdivision)),
    city: nameOf(withoutDistrict(flat['city']) ?? englishOf(flat['city'])),
  }
}

/** Whether a text is a country code. Proxies write XX for an unknown country and T1 for Tor. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text) && text !== 'XX' && text !== 'ZZ'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const englishOf = (place: unknown): unknown => fieldsOf(fieldsOf(place)['names'])['en']

const countryOf = (code: unknown): string => (typeof code === 'string' && isCountry(code) ? code : '')

/** The flat layout adds the district to some cities, which would part them: “Darmstadt (Darmstadt-West)”. */
const withoutDistrict = (city: unknown): string | undefined =>
  typeof city === 'string' ? city.replace(/\s*\([^()]*\)$/, '') : undefined

/** A name without what a screen cannot show; `|` parts the names of a place where it is counted. */
const nameOf = (name: unknown): string =>
  typeof name !== 'string'
    ? ''
    : truncate(
        name
          .slice(0, NAME_LENGTH * 2)
          .replaceAll(/[\p{C}|\s]+/gu, ' ')
          .trim(),
        NAME_LENGTH,
      )
