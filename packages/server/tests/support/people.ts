import { createApiClient, type ApiClient, type CallInput, unwrap } from '@sightline/api-client'
import { apiKeyScopes } from '@sightline/api-client/contract'
import { SignJWT } from 'jose'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signedInClient, type RunningProduct } from './product.ts'
import { openStore } from './test-store.ts'
import { shareSite } from './sites/share-site.ts'

const PASSWORD = 'correct horse battery'

/** Everybody who may call, with what they send as `Authorization`, and the sites of the two owners. */
export interface People {
  tokens: Readonly<Record<Person, string | undefined>>
  ids: Readonly<Record<'owner' | 'other' | 'viewer' | 'operator' | 'admin' | 'expired', string>>
  /** Shared with the viewer. */
  site: string
  /** Of the same owner; the only site of one of the keys. */
  secondSite: string
  /** Of the owner whose membership has ended, shared with the viewer as well. */
  expiredSite: string
  /** What is kept with the owner's site; a goal, a funnel and a link are all named `Taken`. */
  entries: Readonly<Record<'goal' | 'funnel', string>>
  /** Token of a link that shows the site of the expired owner. */
  expiredShare: string
  /** Token of a link to a site whose owner is disabled, and that site. */
  disabledShare: string
  disabledSite: string
}

export const people = [
  'visitor',
  'other',
  'viewer',
  'owner',
  'operator',
  'admin',
  'expired',
  'API key',
  'full key',
  'key for another site',
  'share link',
  'removed link',
  'view-as',
  'disabled',
  'old token',
  'forged token',
] as const
export type Person = (typeof people)[number]

/** A fresh address for each call, so that nobody meets the rate limits. The product needs TRUST_PROXY=1. */
export function someAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 254) + 1
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}

/** Signs one of them in once more: a token is valid for minutes. */
export async function tokenOf(product: RunningProduct, name: 'owner' | 'other' | 'viewer'): Promise<string> {
  const client = createApiClient({ baseURL: product.address, headers: someAddress() })
  await unwrap(client.auth.login({ email: `${name}@people.example`, password: PASSWORD }))
  return client.session.token() ?? ''
}

/** Makes them all on a product that is new. */
export async function gatherPeople(product: RunningProduct): Promise<People> {
  const admin = await signedInClient(product)
  const register = async (name: string) => {
    const email = `${name}@people.example`
    const response = await fetch(`${product.address}/v1/auth/register`, {
      method: 'POST',
      headers: someAddress(),
      body: new URLSearchParams({ email, password: PASSWORD }),
    })
    const body = (await response.json()) as { code: number; message: string; data: { token: string } }
    if (body.code !== 200) throw new Error(`${name}: ${body.message}`)
    return body.data.token
  }
  const names = ['owner', 'other', 'viewer', 'operator', 'expired', 'disabled'] as const
  const tokens = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await register(name)] as const)),
  ) as Record<(typeof names)[number], string>

  const owner = clientWith(product, tokens.owner)
  const site = await addSite(owner, 'shop.example')
  const expiredSite = await addSite(clientWith(product, tokens.expired), 'old.example')
  for (const [client, site_id] of [
    [owner, site],
    [clientWith(product, tokens.expired), expiredSite],
  ] as const)
    await shareSite(client, site_id, clientWith(product, tokens.viewer), 'viewer@people.example')
  const link = await unwrap(owner.share.createShareLink({ site_id: site, name: 'Taken', has_annotations: true }))
  const removed = await unwrap(owner.share.createShareLink({ site_id: site, name: 'Removed' }))
  await unwrap(owner.share.removeShareLink({ site_id: site, id: removed.id }))
  const expired = clientWith(product, tokens.expired)
  const expiredLink = await unwrap(
    expired.share.createShareLink({ site_id: expiredSite, name: 'Link', has_annotations: true }),
  )
  const disabled = clientWith(product, tokens.disabled)
  const disabledSite = await addSite(disabled, 'closed.example')
  const disabledLink = await unwrap(disabled.share.createShareLink({ site_id: disabledSite, name: 'Link' }))
  const entries = await addSiteEntries(owner, site)
  const secondSite = await addSite(owner, 'second.example')
  const keyWith = async (rights: Omit<CallInput<'user', 'createApiKey'>, 'name'>) =>
    (await unwrap(owner.user.createApiKey({ name: 'Script', ...rights }))).key
  const [key, fullKey, keyForAnotherSite] = await Promise.all([
    keyWith({}),
    keyWith({ scopes: [...apiKeyScopes] }),
    keyWith({ scopes: [...apiKeyScopes], site_ids: [secondSite] }),
  ])

  const store = await openStore(product.dataDir)
  await store
    .updateTable('app_user')
    .set({ level: 'operator' })
    .where('email', '=', 'operator@people.example')
    .execute()
  await store
    .updateTable('app_user')
    .set({ status: 'disabled' })
    .where('email', '=', 'disabled@people.example')
    .execute()
  await store
    .updateTable('app_user')
    .set({ first_login_at: '2020-01-01T00:00:00.000Z', expired_time: '2020-01-31T00:00:00.000Z' })
    .where('email', '=', 'expired@people.example')
    .execute()
  const rows = await store.selectFrom('app_user').select(['id', 'email', 'level']).execute()
  await store.destroy()
  const idOf = (name: string) => String(rows.find((row) => row.email === `${name}@people.example`)?.id)
  const adminId = String(rows.find((row) => row.level === 'admin')?.id)
  const viewAs = (await unwrap(admin.appUser.fetchToken({ id: idOf('owner') }))).token

  return {
    tokens: {
      ...tokens,
      visitor: undefined,
      admin: admin.session.token() ?? undefined,
      'API key': key,
      'full key': fullKey,
      'key for another site': keyForAnotherSite,
      'share link': link.token,
      'removed link': removed.token,
      'view-as': viewAs,
      'old token': await sign(await secretOf(product), Math.floor(Date.now() / 1000) - 10),
      'forged token': await sign('another secret that is long enough', Math.floor(Date.now() / 1000) + 3600),
    },
    ids: {
      owner: idOf('owner'),
      other: idOf('other'),
      viewer: idOf('viewer'),
      operator: idOf('operator'),
      expired: idOf('expired'),
      admin: adminId,
    },
    site,
    secondSite,
    expiredSite,
    entries,
    expiredShare: expiredLink.token,
    disabledShare: disabledLink.token,
    disabledSite,
  }
}

async function addSiteEntries(owner: ApiClient, site_id: string): Promise<People['entries']> {
  const goal = await unwrap(owner.goal.addGoal({ site_id, name: 'Taken', kind: 'event', pattern: 'Buy' }))
  const steps = ['/', '/prices'].map((pattern) => ({ name: pattern, kind: 'page' as const, pattern, properties: [] }))
  const funnel = await unwrap(owner.funnel.addFunnel({ site_id, name: 'Taken', steps }))
  return { goal: goal.id, funnel: funnel.id }
}

export function clientWith(product: RunningProduct, token: string): ApiClient {
  const entries = new Map([['token', token]])
  return createApiClient({
    baseURL: product.address,
    storage: {
      getItem: (name) => entries.get(name) ?? null,
      setItem: (name, value) => void entries.set(name, value),
      removeItem: (name) => void entries.delete(name),
    },
  })
}

async function addSite(client: ApiClient, domain: string): Promise<string> {
  return (await unwrap(client.website.addWebsite({ name: domain, domain, currency_type: 'EUR' }))).id
}

const secretOf = async (product: RunningProduct): Promise<string> =>
  (await readFile(join(product.dataDir, 'secret'), 'utf8')).trim()

const sign = (secret: string, expiry: number): Promise<string> =>
  new SignJWT({ sid: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('sightline')
    .setSubject('1')
    .setExpirationTime(expiry)
    .sign(new TextEncoder().encode(secret))
