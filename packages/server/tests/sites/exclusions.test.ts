import { createApiClient, unwrap } from '@sightline/api-client'
import { describe, expect, test } from 'vitest'
import {
  changeExclusions,
  dropReasonOf,
  readExclusions,
  prepareCollectingSite,
} from '../support/sites/collecting-site.ts'
import { eventually, signedInClient, startProduct } from '../support/product.ts'
import { openStore } from '../support/test-store.ts'

const at = prepareCollectingSite()

describe('the exclusions of a site', () => {
  test('are empty at first: everybody counts but bots', async () => {
    expect(await readExclusions(at)).toEqual({
      drops_bots: true,
      allowed_hostnames: [],
      excluded_paths: [],
      excluded_countries: [],
      excluded_addresses: 0,
      is_my_address_excluded: false,
      version: 0,
    })
    expect(await dropReasonOf(at)).toBeNull()
    expect(await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })).toBe('bot')
    expect(await dropReasonOf(at, { r: 'https://1-best-seo.com/' })).toBe('referrer_spam')
  })

  test('apply to the next event after a change', async () => {
    expect(await dropReasonOf(at, { u: `https://${at.site.domain}/admin/users` })).toBeNull()
    await changeExclusions(at, { excluded_paths: ['/admin*'] })
    expect(await dropReasonOf(at, { u: `https://${at.site.domain}/admin/users` })).toBe('excluded_path')
    await changeExclusions(at, { allowed_hostnames: [`*.${at.site.domain.toUpperCase()}`, 'LOCALHOST'] })
    expect((await readExclusions(at)).allowed_hostnames).toEqual([`*.${at.site.domain}`, 'localhost'])
    expect(await dropReasonOf(at, { u: 'https://copy.example/' })).toBe('hostname')
    expect(await dropReasonOf(at, { u: `https://www.${at.site.domain}/` })).toBeNull()
    await changeExclusions(at, { excluded_countries: ['US', 'FR', 'US'] })
    expect((await readExclusions(at)).excluded_countries).toEqual(['FR', 'US'])
    expect(await dropReasonOf(at, {}, { 'X-Forwarded-For': '8.8.8.8' })).toBe('excluded_country')
    expect(await dropReasonOf(at, {}, { 'X-Forwarded-For': '8.8.8.8', 'CF-IPCountry': 'DE' })).toBeNull()
    await changeExclusions(at, { drops_bots: false })
    expect(await dropReasonOf(at, { r: 'https://1-best-seo.com/' }, { 'User-Agent': 'curl/8.5.0' })).toBeNull()
    expect(await readExclusions(at)).toMatchObject({ version: 4, drops_bots: false, excluded_paths: ['/admin*'] })
  })

  test('are not changed where somebody else has changed them since; the answer holds them as they are', async () => {
    await changeExclusions(at, { excluded_paths: ['/a'] })
    for (const version of [0, 2]) {
      expect(
        await at.client.website.updateCollection({ site_id: at.site.id, version, excluded_paths: ['/b'] }),
      ).toMatchObject({
        code: 409,
        message: 'row_changed',
        data: { excluded_paths: ['/a'], version: 1 },
      })
    }
  })

  test.each([
    [{ allowed_hostnames: ['not a host'] }, 'allowed_hostnames', 'field_invalid'],
    [{ allowed_hostnames: ['*'] }, 'allowed_hostnames', 'field_invalid'],
    [{ excluded_paths: ['admin'] }, 'excluded_paths', 'path_invalid'],
    [{ excluded_countries: ['Germany'] }, 'excluded_countries', 'field_invalid'],
  ])('refuse %o', async (changes, field, message) => {
    expect(await at.client.website.updateCollection({ site_id: at.site.id, version: 0, ...changes })).toMatchObject({
      code: 400,
      data: { fields: { [field]: message } },
    })
  })

  test('can name the address of whoever sets them, of which only a hash is stored', async () => {
    const mine = { 'X-Forwarded-For': '127.0.0.1' }
    expect(await dropReasonOf(at, {}, mine)).toBeNull()
    const exclude = (is_excluded: boolean) =>
      unwrap(at.client.website.excludeMyAddress({ site_id: at.site.id, is_excluded }))
    expect(await exclude(true)).toMatchObject({ excluded_addresses: 1, is_my_address_excluded: true })
    expect(await exclude(true)).toMatchObject({ excluded_addresses: 1 })
    expect(await dropReasonOf(at, {}, mine)).toBe('excluded_address')
    expect(await dropReasonOf(at, {}, { 'X-Forwarded-For': '203.0.113.7' })).toBeNull()
    const store = await openStore(at.product.dataDir)
    const rows = await store.selectFrom('excluded_address').selectAll().execute()
    await store.destroy()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
    expect(await exclude(false)).toMatchObject({ excluded_addresses: 0, is_my_address_excluded: false })
    expect(await dropReasonOf(at, {}, mine)).toBeNull()
  })
})

describe('the report of dropped events', () => {
  const today = () => new Date().toISOString().slice(0, 10)
  const report = () => unwrap(at.client.website.dropped({ site_id: at.site.id }))

  test('counts by day and reason', async () => {
    expect(await report()).toEqual({ days: [], totals: {} })
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    await dropReasonOf(at, { r: 'https://semalt.com/' })
    const counts = { bot: 2, referrer_spam: 1 }
    expect(await report()).toEqual({ days: [{ day: today(), counts }], totals: counts })
    await dropReasonOf(at, {}, { 'User-Agent': '' })
    expect((await report()).totals).toEqual({ bot: 3, referrer_spam: 1 })
  })

  test('is empty once the data of the owner were deleted', async () => {
    const owner = createApiClient({ baseURL: at.product.address })
    const email = 'dropped@example.com'
    await unwrap(owner.auth.register({ email, password: 'a long password' }))
    at.site = await unwrap(owner.website.addWebsite({ name: 'A', domain: 'reset.example', currency_type: 'EUR' }))
    const left = async () => (await unwrap(owner.website.dropped({ site_id: at.site.id }))).totals
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    expect(await left()).toEqual({ bot: 1 })
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    const [user] = (await unwrap(at.client.appUser.fetchAppUserList({ email }))).list
    await unwrap(at.client.appUser.resetUser({ id: user?.id ?? '', what: 'data' }))
    await eventually(async () => Object.keys(await left()).length === 0)
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    expect(await left()).toEqual({ bot: 1 })
  })

  // The last test: it starts the server of this file anew.
  test('is there again after the server was stopped and started', async () => {
    await dropReasonOf(at, {}, { 'User-Agent': 'curl/8.5.0' })
    await at.product.stop()
    at.product = await startProduct({ dataDir: at.product.dataDir })
    at.client = await signedInClient(at.product)
    expect((await report()).totals).toEqual({ bot: 1 })
  })
})
