import { createLocations, type LocationsOptions } from '../src/collector/locations/locations.ts'
import { readConfig } from '../src/config.ts'
import { isPublicAddress } from '../src/outbound/public-address.ts'

const SAMPLES = 100_000
/** Odd numbers near 2^32 and 2^20 divided by the golden ratio: their multiples spread evenly. */
const STEP_V4 = 2_654_435_769
const STEP_V6 = 648_055

/** The blocks that the five regional registries give out, of which each /32 has the first bits of one of a million. */
const BLOCKS_V6 = ['240', '260', '280', '2a0', '2c0']

/**
 * What the lookup of a location costs, and how many addresses are located: with the table of countries alone, and with the database that
 * GEO_DATABASE names or that --with-cities has installed.
 */
export async function benchGeo(print: (line: string) => void): Promise<void> {
  const { locationDatabase } = readConfig(process.env)
  await measure('countries alone', {}, print)
  if (locationDatabase === undefined) print('cities: none; GEO_DATABASE names a database, --with-cities installs one')
  else await measure('with cities', { database: locationDatabase, log: { error: print } }, print)
}

async function measure(name: string, options: LocationsOptions, print: (line: string) => void): Promise<void> {
  const locations = createLocations(options)
  const memoryBefore = process.memoryUsage.rss()
  const loadedIn = await processorTime(() => locations.load())
  print(
    `${name}: loaded in ${(loadedIn / 1000).toFixed(0)} ms of processor time, ${((process.memoryUsage.rss() - memoryBefore) / 1e6).toFixed(0)} MB`,
  )
  for (const [kind, addresses] of [
    ['IPv4', publicV4()],
    ['IPv6', allocatedV6()],
  ] as const) {
    const found = { country: 0, region: 0, city: 0 }
    const microseconds = await processorTime(() => {
      for (const address of addresses) {
        const location = locations.of(address)
        for (const part of ['country', 'region', 'city'] as const) if (location[part] !== '') found[part] += 1
      }
    })
    const share = (count: number) => `${((100 * count) / addresses.length).toFixed(1)} %`
    print(
      `  ${kind}: ${(microseconds / addresses.length).toFixed(1)} µs a lookup; of ${addresses.length} addresses ${share(found.country)} have a country, ${share(found.region)} a region, ${share(found.city)} a city`,
    )
  }
}

/** Microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** IPv4 addresses spread evenly over all that are public. */
function publicV4(): string[] {
  const all = Array.from({ length: SAMPLES }, (_, index) => {
    const number = Math.imul(index, STEP_V4) >>> 0
    return [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255].join('.')
  })
  return all.filter(isPublicAddress)
}

/** IPv6 addresses in /32 networks spread evenly over the blocks of the registries, given out or not. */
function allocatedV6(): string[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const number = (index * STEP_V6) % 2 ** 20
    const rest = number.toString(16).padStart(5, '0')
    return `${BLOCKS_V6[index % BLOCKS_V6.length]}${rest.slice(0, 1)}:${rest.slice(1)}::1`
  }).filter(isPublicAddress)
}
