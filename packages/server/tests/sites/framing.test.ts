import { unwrap, type ApiClient } from '@sightline/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

let product: RunningProduct
let owner: ApiClient

beforeAll(async () => {
  product = await startProduct()
  owner = await signedInClient(product)
})
afterAll(async () => {
  await product.stop()
  await removeFolder(product.dataDir)
})

/** What an answer says about being shown inside of another page. */
async function framing(path: string) {
  const { headers } = await fetch(`${product.address}${path}`)
  const ancestors = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  return { ancestors, option: headers.get('x-frame-options'), resource: headers.get('cross-origin-resource-policy') }
}

test.each([
  '/',
  '/docs',
  '/openapi.json',
  '/health',
  '/v1/instance/info',
  '/theme.js',
  '/nowhere',
  '/embed/',
  '/Embed',
])('no other site can frame %s', async (path) => {
  expect(await framing(path)).toMatchObject({ ancestors: "'none'", option: 'DENY' })
})

test('any site can frame the page for that', async () => {
  expect(await framing('/embed')).toEqual({ ancestors: 'http: https:', option: null, resource: 'cross-origin' })
  expect(await framing('/embed?x=/')).toEqual({ ancestors: 'http: https:', option: null, resource: 'cross-origin' })
})

test('a page in a frame has the same strict policy otherwise, and no form of it goes anywhere', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await fetch(`${product.address}${path}`)
    return (headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/, 'nonce').split('; ')
  }
  const [page, framed] = await Promise.all([policyOf('/'), policyOf('/embed')])
  expect(framed.filter((directive) => !page.includes(directive))).toEqual([
    "form-action 'none'",
    'frame-ancestors http: https:',
  ])
})

const addSite = (domain: string) =>
  unwrap(owner.website.addWebsite({ name: domain, domain, currency_type: 'EUR', time_zone: 'UTC' }))

test('a site limits the hosts that may frame it, and an empty list lets all again', async () => {
  const { id: site_id, public_id } = await addSite('framed.example')
  const ancestors = async () => (await framing(`/embed?site=${public_id}`)).ancestors
  expect(await unwrap(owner.share.framing({ site_id }))).toEqual({ hosts: [], version: 0 })
  expect(await ancestors()).toBe('http: https:')

  const typed = [
    'Blog.Example',
    ' https://shop.example:8443/cart?x=1 ',
    '*.docs.example',
    'blog.example',
    'bücher.example',
  ]
  const hosts = ['blog.example', 'shop.example:8443', '*.docs.example', 'xn--bcher-kva.example']
  expect(await unwrap(owner.share.updateFraming({ site_id, version: 0, hosts: typed }))).toEqual({ hosts, version: 1 })
  expect(await ancestors()).toBe(hosts.flatMap((host) => [`http://${host}`, `https://${host}`]).join(' '))
  expect(await framing(`/embed?site=${public_id}`)).toMatchObject({ option: null, resource: 'cross-origin' })

  expect(await owner.share.updateFraming({ site_id, version: 0, hosts: [] })).toMatchObject({
    code: 409,
    message: 'row_changed',
    data: { hosts, version: 1 },
  })
  await unwrap(owner.share.updateFraming({ site_id, version: 1, hosts: [] }))
  expect(await ancestors()).toBe('http: https:')
})

test.each(['', '*', 'a b', 'x.example; script-src *', "'self'", 'data:', '*.*.example', 'https://', '203.0.113.7'])(
  'no text but a host gets into the policy: %j',
  async (host) => {
    const site_id = (await unwrap(owner.website.fetchWebsiteList({}))).website_list[0]?.id ?? ''
    const message = host === '' ? 'domain_required' : 'domain_invalid'
    expect(await owner.share.updateFraming({ site_id, version: 0, hosts: ['blog.example', host] })).toMatchObject({
      code: 400,
      data: { fields: { hosts: message } },
    })
  },
)

test('a site that nobody has, or that is requested in another way, changes nothing', async () => {
  for (const query of ['site=', 'site=%00', 'site=1', `site=${crypto.randomUUID()}`]) {
    expect((await framing(`/embed?${query}`)).ancestors).toBe('http: https:')
  }
})

test('a site that is named twice is framed by nobody, also where it limits its hosts', async () => {
  const { id: site_id, public_id } = await addSite('twice.example')
  await unwrap(owner.share.updateFraming({ site_id, version: 0, hosts: ['blog.example'] }))
  for (const query of [`site=${public_id}&site=${public_id}`, `site=a&site=${public_id}`, `site=${public_id}&site=`]) {
    expect(await framing(`/embed?${query}`)).toMatchObject({ ancestors: "'none'" })
  }
})

test('whoever has a link learns whether frames are limited, and not by whom', async () => {
  const { id: site_id, public_id } = await addSite('linked.example')
  const { token } = await unwrap(owner.share.createShareLink({ site_id, name: 'Blog' }))
  const info = async () => {
    const answer = await fetch(`${product.address}/v1/share/info`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as unknown
  }
  expect(await info()).toMatchObject({ data: { public_id, is_framing_limited: false } })
  await unwrap(owner.share.updateFraming({ site_id, version: 0, hosts: ['blog.example'] }))
  const limited = await info()
  expect(limited).toMatchObject({ data: { public_id, is_framing_limited: true } })
  expect(JSON.stringify(limited)).not.toContain('blog.example')
})
