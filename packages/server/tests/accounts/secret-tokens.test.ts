import type { ApiClient, Result } from '@sightline/api-client'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedGoogleAnalytics } from '../../src/demo/providers/google-analytics.ts'
import { startProviders, type Providers } from '../../src/demo/providers/providers.ts'
import { freePort, removeFolder, signedInClient, startProduct, type RunningProduct } from '../support/product.ts'

/** Everything that lets somebody use an account, as the providers have given it or were given it. */
const secrets = new Set<string>()
/** Every address that the browser was sent to, and every answer of the product. */
const addresses: string[] = []
const answers: string[] = []

let providers: Providers
let product: RunningProduct
let client: ApiClient

const collect = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    if (['access_token', 'refresh_token', 'id_token', 'code_verifier', 'client_secret'].includes(name)) {
      if (typeof part === 'string') secrets.add(part)
    } else collect(part)
}

beforeAll(async () => {
  providers = await startProviders({
    routes: (google) => [generatedGoogleAnalytics(google, { now: Date.now(), days: 2 })],
    observe(_provider, server) {
      server.addHook('preHandler', async ({ body }) => collect(body))
      server.addHook('preSerialization', async (_request, _reply, payload) => {
        collect(payload)
        return payload
      })
    },
  })
  const { google, github, config } = providers
  product = await startProduct({
    // Google comes back to the address that the product knew before it listened.
    port: await freePort(),
    environment: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_OAUTH_ISSUER: google.issuer,
      GITHUB_CLIENT_ID: github.clientId,
      GITHUB_CLIENT_SECRET: github.clientSecret,
      GITHUB_URL: config.github.url,
      GITHUB_API_URL: config.github.apiUrl,
      CLOUDFLARE_API_URL: config.cloudflare.apiUrl,
      GA4_DATA_URL: config.analytics.data,
      GA4_ADMIN_URL: config.analytics.admin,
    },
  })
  client = await signedInClient(product)
})
afterAll(async () => {
  await providers.stop()
  await removeFolder(product.dataDir)
})

/** What a call answered, kept to be looked through. */
async function ask<Data>(answer: Promise<Result<Data>>): Promise<Data> {
  const result = await answer
  answers.push(JSON.stringify(result))
  if (result.code !== 200) throw new Error(JSON.stringify(result))
  return result.data
}

/** Goes the way of a browser: to the provider, through its page, and back. */
async function connect(provider: 'google' | 'github') {
  const { url } = await ask(client.authorization.start({ provider }))
  const page = await (await fetch(url)).text()
  const { origin, pathname, search } = new URL(url)
  const body = new URLSearchParams({ request: search.slice(1), answer: 'allow' })
  body.set('person', /name="person" value="(\d+)"/.exec(page)?.[1] ?? '')
  for (const scope of new URLSearchParams(search).get('scope')?.split(' ') ?? []) body.append('scope', scope)
  const returned = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' })
  const back = returned.headers.get('Location') ?? ''
  const landed = await fetch(back, { redirect: 'manual' })
  const last = landed.headers.get('Location') ?? ''
  addresses.push(url, back, last)
  answers.push(page, await landed.text())
  return ask(client.authorization.finish({ state: new URLSearchParams(last.split('?')[1]).get('state') ?? '' }))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true)
}

test('after a whole run no token is in a log, an answer, an address or a file', async () => {
  const google = await connect('google')
  await connect('github')
  await ask(client.authorization.connectToken({ token: providers.cloudflare.token }))
  secrets.add(providers.cloudflare.token)
  const site = await ask(client.website.addWebsite({ name: 'Harbor', domain: 'harbor.example', currency_type: 'EUR' }))
  const list = await ask(client.googleProperty.list({}))
  const [property] = list.list
  await ask(
    client.googleProperty.attach({
      site_id: site.id,
      connection_id: google.id,
      property_id: property?.property_id ?? '',
    }),
  )
  await ask(client.stats.dashboard({ site_id: site.id, range: '7d', source: 'google_analytics' }))
  await ask(client.stats.differences({ site_id: site.id, range: '7d' }))
  await ask(client.authorization.list({}))
  await ask(client.authorization.fetchList({}))
  await ask(client.website.fetchWebsiteList({}))
  // An access that has ended, and a renewal of it.
  for (const secret of secrets) providers.google.expire(secret)
  await ask(client.stats.current({ site_id: site.id, source: 'google_analytics' }))
  providers.google.faults.push('html', 'unavailable')
  await client.authorization.refresh({ id: google.id })
  await ask(client.authorization.disconnect({ id: google.id }))
  answers.push(await (await fetch(`${product.address}/`)).text())
  await product.stop()

  const known = [...secrets].filter((secret) => secret.length > 12)
  // Google's and GitHub's tokens, Cloudflare's, and the secrets of both clients.
  expect(known.length).toBeGreaterThanOrEqual(6)
  const log = product.output()
  const pages = answers.join('\n')
  for (const secret of known) {
    expect(log.includes(secret)).toBe(false)
    expect(pages.includes(secret)).toBe(false)
    expect(addresses.some((address) => decodeURIComponent(address).includes(secret))).toBe(false)
  }
  const files = filesIn(product.dataDir)
  expect(files.some((file) => file.endsWith('sightline.db'))).toBe(true)
  const holders = files.filter((file) => {
    const content = readFileSync(file)
    return known.some((secret) => content.includes(secret))
  })
  expect(holders).toEqual([])
})
