import { unwrap } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { changeExclusions, dropReasonOf, prepareCollectingSite } from '../support/sites/collecting-site.ts'
import { eventually, USER_AGENT } from '../support/product.ts'

const at = prepareCollectingSite()

async function rowsOf(
  dimension: 'source' | 'referrer' | 'country' | 'browser' | 'channel',
): Promise<Record<string, number>> {
  const { rows } = await unwrap(at.client.stats.query({ site_id: at.site.id, range: 'today', dimension }))
  return Object.fromEntries(rows.map((row) => [row.value, row.visitors ?? 0]))
}

test('source, channel, country and browser of an event reach the statistics', async () => {
  const phone = { 'X-Forwarded-For': '8.8.8.8', 'User-Agent': `${USER_AGENT} Instagram 355.0.0.30` }
  expect(await dropReasonOf(at, { r: 'https://l.instagram.com/?u=1' }, phone)).toBeNull()
  expect(
    await dropReasonOf(at, { u: `https://${at.site.domain}/?gclid=1` }, { 'X-Forwarded-For': '2a02:8070::1' }),
  ).toBeNull()
  const told = {
    'X-Forwarded-For': '2.16.0.2',
    'CF-IPCountry': 'jp',
    'Sec-CH-UA': '"Brave";v="142", "Chromium";v="142"',
  }
  expect(await dropReasonOf(at, { r: `https://www.${at.site.domain}/` }, told)).toBeNull()
  await eventually(async () => Object.keys(await rowsOf('country')).length === 3)
  expect(await rowsOf('country')).toEqual({ US: 1, DE: 1, JP: 1 })
  expect(await rowsOf('source')).toEqual({ Instagram: 1, Google: 1, '': 1 })
  expect(await rowsOf('channel')).toEqual({ social: 1, paid_search: 1, direct: 1 })
  expect(await rowsOf('browser')).toEqual({ Instagram: 1, Chrome: 1, Brave: 1 })
})

test('a host that the site names as its own is no source, nor is one of somebody’s own network', async () => {
  await changeExclusions(at, { allowed_hostnames: [at.site.domain, '*.checkout.example'] })
  const referrers = [
    'https://eu.checkout.example/paid/',
    'http://localhost:3000/',
    'http://192.168.1.20/',
    'https://blog.example/post/',
    'https://blog.example/post',
  ]
  for (const [index, r] of referrers.entries()) {
    expect(await dropReasonOf(at, { r }, { 'X-Forwarded-For': `198.51.100.${index + 1}` })).toBeNull()
  }
  expect(await dropReasonOf(at, { u: `https://${at.site.domain}/?utm_source=app&utm_medium=web-push` })).toBeNull()
  await eventually(async () => (await rowsOf('channel'))['push'] === 1)
  expect(await rowsOf('source')).toEqual({ '': 3, 'blog.example': 2, app: 1 })
  expect(await rowsOf('referrer')).toEqual({ '': 4, 'blog.example/post': 2 })
  expect(await rowsOf('channel')).toEqual({ direct: 3, referral: 2, push: 1 })
})

test('a person is one visitor, whatever a gateway writes around the address', async () => {
  for (const address of ['198.51.100.7', '198.51.100.7:4711', '198.51.100.7:4712', '[::ffff:198.51.100.7]:99']) {
    expect(await dropReasonOf(at, {}, { 'X-Forwarded-For': address, 'CF-IPCountry': '' })).toBeNull()
  }
  await eventually(async () => {
    const { totals } = await unwrap(at.client.stats.dashboard({ site_id: at.site.id, range: 'today' }))
    return totals.pageviews === 4
  })
  const { totals } = await unwrap(at.client.stats.dashboard({ site_id: at.site.id, range: 'today' }))
  expect(totals).toMatchObject({ visitors: 1, visits: 1 })
})
