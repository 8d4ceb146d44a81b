import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mmdbFile, type MmdbValue } from '../../../tests/support/locations/write-mmdb.ts'
import { createLocations, type Locations } from './locations.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-locations-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let files = 0
/** Writes a database and answers its path. */
async function database(networks: Record<string, MmdbValue>, ipVersion: 4 | 6 = 6): Promise<string> {
  files += 1
  const file = join(folder, `${files}.mmdb`)
  await writeFile(file, mmdbFile({ networks, ipVersion }))
  return file
}

async function opened(path: string, isNamed = true): Promise<{ locations: Locations; lines: string[] }> {
  const lines: string[] = []
  const locations = createLocations({ database: { path, isNamed }, log: { error: (line) => lines.push(line) } })
  await locations.load()
  return { locations, lines }
}

/** As GeoLite2-City and DB-IP's own files have it. */
const nested = (country: string, region: string, city: string): MmdbValue => ({
  city: { geoname_id: 5_746_545, names: { de: `${city} auf Deutsch`, en: city } },
  country: { iso_code: country, names: { en: country } },
  location: { latitude: 45.5, longitude: -122.7 },
  subdivisions: [
    { iso_code: 'X', names: { de: `${region} auf Deutsch`, en: region } },
    { iso_code: 'Y', names: { en: 'A county' } },
  ],
})

/** As the packages of `@ip-location-db` have it. */
const flat = (country: string, region: string, city: string): MmdbValue => ({
  country_code: country,
  state1: region,
  state2: 'A county',
  city,
  postcode: '',
  latitude: 45.5,
})

test.each([
  ['nested', nested],
  ['flat', flat],
])('a database of the %s layout tells region and city of both kinds of address', async (_, record) => {
  const { locations, lines } = await opened(
    await database({
      '8.8.8.0/24': record('US', 'Oregon', 'Portland'),
      '2a02:8070::/32': record('DE', 'Bavaria', 'Munich'),
    }),
  )
  const portland = { country: 'US', region: 'Oregon', city: 'Portland' }
  expect(locations.of('8.8.8.8')).toEqual(portland)
  expect(locations.of('::ffff:8.8.8.8')).toEqual(portland)
  expect(locations.of('2a02:8070::1')).toEqual({ country: 'DE', region: 'Bavaria', city: 'Munich' })
  // What the database does not know has the country of the server's own table.
  expect(locations.of('194.25.0.125')).toEqual({ country: 'DE', region: '', city: '' })
  expect([locations.state(), lines]).toEqual([{ hasCities: true, problem: null }, []])
})

test('private addresses are looked up in no database, even in one that names them', async () => {
  const everywhere = flat('US', 'Oregon', 'Portland')
  const { locations } = await opened(
    await database({ '0.0.0.0/1': everywhere, '128.0.0.0/1': everywhere, '2000::/3': everywhere }),
  )
  expect(locations.of('8.8.8.8').city).toBe('Portland')
  for (const address of ['10.1.2.3', '127.0.0.1', '::ffff:192.168.1.1', 'fd00::1', '::1', '2001:db8::1', '', 'text'])
    expect(locations.of(address)).toEqual({ country: '', region: '', city: '' })
})

test('a folder holds a file for each kind of address, which is asked for its own alone', async () => {
  const both = await mkdtemp(join(folder, 'both-'))
  await writeFile(
    join(both, 'ipv4.mmdb'),
    mmdbFile({ ipVersion: 4, networks: { '32.0.0.0/4': flat('US', 'Ohio', 'Toledo') } }),
  )
  await writeFile(join(both, 'ipv6.mmdb'), mmdbFile({ networks: { '2a02::/16': flat('DE', 'Bavaria', 'Munich') } }))
  const { locations } = await opened(both)
  expect(locations.of('40.1.1.1').city).toBe('Toledo')
  expect(locations.of('2a02:8070::1').city).toBe('Munich')
  // The first bits of this address are those of 32.0.0.0/4.
  expect(locations.of('2003:e0::1')).toEqual({ country: 'DE', region: '', city: '' })
})

test('the country that a proxy tells is right, and a city of another country is not shown', async () => {
  const { locations } = await opened(await database({ '8.8.8.0/24': flat('US', 'Oregon', 'Portland') }))
  expect(locations.of('8.8.8.8', ' us ')).toEqual({ country: 'US', region: 'Oregon', city: 'Portland' })
  expect(locations.of('8.8.8.8', 'CA')).toEqual({ country: 'CA', region: '', city: '' })
  expect(locations.of('8.8.8.8', 'T1').city).toBe('Portland')
})

test('names of a database are cut and lose what cannot be shown', async () => {
  const { locations } = await opened(
    await database({
      '8.8.8.0/24': flat('US', ' Ore\u0000\u202Egon\n|x ', 'P'.repeat(70_000)),
      '8.8.4.0/24': { country_code: 'usa', state1: 7, city: ['x'] },
      '1.1.1.0/24': nested('AU', '\u200B\uFEFF', 'Sydney\u0085(North)'),
      '9.9.9.0/24': flat('CH', 'Zurich', 'Zürich (District 1)'),
    }),
  )
  expect(locations.of('8.8.8.8')).toEqual({ country: 'US', region: 'Ore gon x', city: 'P'.repeat(200) })
  expect(locations.of('8.8.4.4')).toEqual({ country: 'US', region: '', city: '' })
  expect(locations.of('1.1.1.1')).toEqual({ country: 'AU', region: '', city: 'Sydney (North)' })
  // The flat layout names the district as well.
  expect(locations.of('9.9.9.9').city).toBe('Zürich')
})

test('a database of countries alone has no cities', async () => {
  const { locations, lines } = await opened(await database({ '8.8.8.0/24': { country: { iso_code: 'FR' } } }))
  expect(locations.of('8.8.8.8')).toEqual({ country: 'FR', region: '', city: '' })
  expect([locations.state(), lines]).toEqual([{ hasCities: false, problem: null }, []])
})

const whole = { '8.8.8.0/24': flat('FR', 'Brittany', 'Rennes') }
const CUT_BYTES = 40

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'is missing',
    async () => join(folder, 'none.mmdb'),
    /GEO_DATABASE \(.*none\.mmdb\) cannot be used: there is no such file\./,
  ],
  ['is below a file', async () => join(await database(whole), 'x'), /there is no such file/],
  ['is another file', async () => import.meta.filename, /is no MMDB file, or is cut off or damaged/],
  [
    'is cut off',
    async () => {
      const file = await database(whole)
      await truncate(file, CUT_BYTES)
      return file
    },
    /is no MMDB file, or is cut off or damaged/,
  ],
  ['is a folder without files', () => mkdtemp(join(folder, 'empty-')), /the folder holds no file that ends in \.mmdb/],
  ['is of networks', () => database({ '8.8.8.0/24': { autonomous_system_number: 15_169 } }), /names neither countries/],
  ['is empty', () => database({}), /cannot be used/],
])('a database that %s is said once, and countries come from the own table', async (_, make, line) => {
  const path = await make()
  const { locations, lines } = await opened(path)
  for (const address of ['8.8.8.8', '2a02:8070::1', '10.0.0.1', '8.8.8.8']) locations.of(address)
  expect(locations.of('8.8.8.8')).toEqual({ country: 'US', region: '', city: '' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(line)
  expect(lines[0]).toMatch(/^GEO_DATABASE \(.*Name an MMDB file such as .*docs\/sources\.md/)
  // Everybody can read what /health says, so it names no folder.
  expect(locations.state()).toEqual({ hasCities: false, problem: lines[0]?.replace(/ \(.*?\) cannot/, ' cannot') })
  expect(locations.state().problem).not.toContain(folder)
})

test('a record that turns out to be damaged ends the use of its file, and no lookup fails', async () => {
  const networks = Object.fromEntries(
    Array.from({ length: 400 }, (_, index) => [
      `8.${index >> 8}.${index & 255}.0/24`,
      flat('FR', 'Brittany', 'Rennes'),
    ]),
  )
  const file = await database(networks)
  const bytes = mmdbFile({ networks })
  const last = bytes.lastIndexOf('country_code')
  // The control bytes of maps of millions of fields.
  bytes.fill(0xff, last - 2, last)
  await writeFile(file, bytes)
  const { locations, lines } = await opened(file)
  expect(locations.of('8.0.0.1').city).toBe('Rennes')
  expect(lines).toEqual([])
  for (let time = 0; time < 3; time += 1) expect(locations.of('8.1.143.1').country).toBe('US')
  expect(locations.of('8.0.0.1')).toEqual({ country: 'US', region: '', city: '' })
  expect(lines).toEqual([expect.stringMatching(/a part of it is damaged/)])
  expect(locations.state()).toEqual({
    hasCities: false,
    problem: expect.stringMatching(/^GEO_DATABASE cannot be used: a part of it is damaged/),
  })
})

test('a database that was installed is put right by installing it again', async () => {
  const { lines } = await opened(join(folder, 'none'), false)
  expect(lines).toEqual([expect.stringMatching(/Remove its folder and start with --with-cities/)])
})

test('without the own table nothing is known, and no event fails', async () => {
  const error = vi.fn<(line: string) => void>()
  const locations = createLocations({ countries: join(folder, 'gone.mmdb'), log: { error } })
  await Promise.all([locations.load(), locations.load()])
  expect(locations.of('8.8.8.8')).toEqual({ country: '', region: '', city: '' })
  expect(locations.of('8.8.8.8', 'FR').country).toBe('FR')
  expect(error.mock.calls).toEqual([[expect.stringMatching(/^The table of countries \(.*\) cannot be used/)]])
})
