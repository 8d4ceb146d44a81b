import { unwrap, type Filter } from '@sightline/api-client'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mmdbFile } from '../support/locations/write-mmdb.ts'
import { clientWith } from '../support/people.ts'
import { eventually, removeFolder, signedInClient, startProduct } from '../support/product.ts'
import { dropReasonOf, prepareCollectingSite } from '../support/sites/collecting-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'sightline-places-'))
afterAll(() => removeFolder(folder))

const record = (country_code: string, state1: string, city: string) => ({ country_code, state1, city })
const GEO_DATABASE = join(folder, 'cities.mmdb')
writeFileSync(
  GEO_DATABASE,
  mmdbFile({
    networks: {
      '8.8.8.0/24': record('US', 'Oregon', 'Portland'),
      '8.8.4.0/24': record('US', 'Maine', 'Portland'),
      '1.1.1.0/24': record('AU', 'Victoria', 'Portland'),
      '2a02:8070::/32': record('DE', 'Berlin', 'Berlin'),
    },
  }),
)
const at = prepareCollectingSite({ GEO_DATABASE })

const query = async (dimension: 'country' | 'region' | 'city', filters: Filter[] = []) => {
  const { rows } = await unwrap(at.client.stats.query({ site_id: at.site.id, range: 'today', dimension, filters }))
  return Object.fromEntries(rows.map(({ value, visitors }) => [value, visitors]))
}

async function visitFromEverywhere() {
  for (const address of ['8.8.8.8', '::ffff:8.8.8.9', '8.8.4.4', '1.1.1.1:4711', '[2a02:8070::1]:80', '10.0.0.1'])
    expect(await dropReasonOf(at, {}, { 'X-Forwarded-For': address })).toBeNull()
  await eventually(async () => Object.values(await query('country')).reduce((sum, one) => sum + one, 0) === 6)
}

test('places of one name in several countries and regions are counted apart, and can be filtered so', async () => {
  await visitFromEverywhere()
  expect(await query('country')).toEqual({ US: 3, AU: 1, DE: 1, '': 1 })
  expect(await query('region')).toEqual({ 'US|Oregon': 2, 'US|Maine': 1, 'AU|Victoria': 1, 'DE|Berlin': 1, '': 1 })
  const cities = {
    'US|Oregon|Portland': 2,
    'US|Maine|Portland': 1,
    'AU|Victoria|Portland': 1,
    'DE|Berlin|Berlin': 1,
    '': 1,
  }
  expect(await query('city')).toEqual(cities)
  expect(await query('country', [['is', 'city', ['US|Oregon|Portland', 'DE|Berlin|Berlin']]])).toEqual({ US: 2, DE: 1 })
  expect(await query('country', [['is_not', 'city', ['US|Oregon|Portland', '']]])).toEqual({ US: 1, AU: 1, DE: 1 })
  expect(await query('city', [['is', 'region', ['US|Maine']]])).toEqual({ 'US|Maine|Portland': 1 })
  // A bare name, as of a filter from before, is every place of this name.
  expect(await query('country', [['is', 'city', ['Portland']]])).toEqual({ US: 3, AU: 1 })
  expect(await query('country', [['is_not', 'city', ['Portland']]])).toEqual({ DE: 1, '': 1 })
  // Texts are searched in names: no city holds “us”.
  expect(await query('country', [['contains', 'city', ['us']]])).toEqual({})
  expect(await query('country', [['matches', 'region', ['*ore*']]])).toEqual({ US: 2 })
})

test('the dashboard counts regions, cities and countries together, also with a comparison and a filter of pages', async () => {
  await visitFromEverywhere()
  const panels = ['country', 'region', 'city'] as const
  for (const filters of [[], [['contains', 'page', ['/']]]] satisfies Filter[][]) {
    const answer = await unwrap(
      at.client.stats.dashboard({
        site_id: at.site.id,
        range: 'today',
        panels: [...panels],
        filters,
        compare: 'previous',
      }),
    )
    expect(answer.breakdowns.map(({ rows }) => rows.map(({ value }) => value).toSorted())).toEqual([
      ['', 'AU', 'DE', 'US'],
      ['', 'AU|Victoria', 'DE|Berlin', 'US|Maine', 'US|Oregon'],
      ['', 'AU|Victoria|Portland', 'DE|Berlin|Berlin', 'US|Maine|Portland', 'US|Oregon|Portland'],
    ])
    expect(answer.hidden).toBeUndefined()
    expect(answer.source.notices).toBeUndefined()
  }
})

test('no file of the data folder holds the address of a visitor', async () => {
  await visitFromEverywhere()
  const files = await readdir(at.product.dataDir, { recursive: true, withFileTypes: true })
  const contents = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => '')),
  )
  expect(contents.join('')).toContain('Portland')
  for (const address of ['8.8.8.8', '2a02:8070::1']) expect(contents.join('')).not.toContain(address)
})

test('without a database an administrator is told, and others are not offered the two tabs', async () => {
  const product = await startProduct()
  try {
    const admin = await signedInClient(product)
    const site = await unwrap(
      admin.website.addWebsite({ name: 'Plain', domain: 'plain.example', currency_type: 'EUR' }),
    )
    const share = await unwrap(admin.share.createShareLink({ site_id: site.id, name: 'Open' }))
    const guest = clientWith(product, share.token)
    const dashboardOf = (client: typeof admin) =>
      unwrap(client.stats.dashboard({ site_id: site.id, range: 'today', panels: ['region'] }))
    expect((await dashboardOf(admin)).hidden).toBeUndefined()
    expect((await dashboardOf(admin)).source.notices).toEqual([
      { kind: 'no_places', dimension: 'region' },
      { kind: 'no_places', dimension: 'city' },
    ])
    const shown = await dashboardOf(guest)
    expect(shown.hidden).toEqual(['region', 'city'])
    expect(shown.source.notices).toBeUndefined()
    const health = await (await fetch(`${product.address}/health`)).json()
    expect(health).toMatchObject({ status: 'ok', locations: { has_cities: false, problem: null } })
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }
})

test('a database that cannot be used is said at the start and under /health, and events have their country', async () => {
  const product = await startProduct({ environment: { GEO_DATABASE: join(folder, 'none.mmdb'), TRUST_PROXY: '1' } })
  try {
    const client = await signedInClient(product)
    const site = await unwrap(
      client.website.addWebsite({ name: 'Plain', domain: 'plain.example', currency_type: 'EUR' }),
    )
    for (const address of ['8.8.8.8', '2a02:8070::1'])
      expect(await dropReasonOf({ product, site }, {}, { 'X-Forwarded-For': address })).toBeNull()
    await eventually(async () => {
      const { rows } = await unwrap(client.stats.query({ site_id: site.id, range: 'today', dimension: 'country' }))
      return rows.length === 2
    })
    const line = 'cannot be used: there is no such file.'
    expect(product.output().split(line)).toHaveLength(2)
    const health = (await (await fetch(`${product.address}/health`)).json()) as { status: string; locations: unknown }
    expect(health.status).toBe('ok')
    expect(health.locations).toEqual({ has_cities: false, problem: expect.stringContaining(`GEO_DATABASE ${line}`) })
    const status = await unwrap(client.health.fetchStatus({}))
    expect(status.problems).toContain('locations_unknown')
  } finally {
    await product.stop()
    await removeFolder(product.dataDir)
  }
})
