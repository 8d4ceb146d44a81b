import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, startProduct, type RunningProduct } from './product.ts'

let product: RunningProduct

beforeAll(async () => {
  product = await startProduct()
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
