import type { ApiClient, CallOutput } from '@sightline/api-client'
import { unwrap } from '@sightline/api-client'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { removeFolder, sendEvent, signedInClient, startProduct, type RunningProduct } from '../product.ts'

export type Site = CallOutput<'website', 'addWebsite'>

/** A product that believes one proxy, which may say the country of a sender. */
export const startBehindProxy = (environment: Record<string, string> = {}): Promise<RunningProduct> =>
  startProduct({ environment: { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', ...environment } })

export interface CollectingSite {
  product: RunningProduct
  client: ApiClient
  /** A new one for each test. */
  site: Site
}

/** A product for the tests of a file, and for each of them a new site that takes events. */
export function prepareCollectingSite(environment: Record<string, string> = {}): CollectingSite {
  const at = {} as CollectingSite
  let sites = 0
  beforeAll(async () => {
    at.product = await startBehindProxy(environment)
    at.client = await signedInClient(at.product)
  })
  afterAll(async () => {
    await at.product.stop()
    await removeFolder(at.product.dataDir)
  })
  beforeEach(async () => {
    sites += 1
    at.site = await addSite(at.client, `shop${sites}.example`)
  })
  return at
}

export const addSite = (client: ApiClient, domain: string): Promise<Site> =>
  unwrap(client.website.addWebsite({ name: 'Shop', domain, currency_type: 'EUR' }))

/** Sends an event of a site: why it was dropped; null where it was taken. */
export async function dropReasonOf(
  { product, site }: Pick<CollectingSite, 'product' | 'site'>,
  event: { u?: string; r?: string } = {},
  headers: Record<string, string> = {},
): Promise<string | null> {
  const answer = await sendEvent(
    product.address,
    { s: site.public_id, u: `https://${site.domain}/`, ...event },
    headers,
  )
  expect(answer.status).toBe(202)
  return answer.headers.get('x-sightline-dropped')
}

type Exclusions = Parameters<ApiClient['website']['updateCollection']>[0]

/** The exclusions of a site, which the API calls its collection. */
export const readExclusions = ({ client, site }: Pick<CollectingSite, 'client' | 'site'>) =>
  unwrap(client.website.collection({ site_id: site.id }))

export async function changeExclusions(
  at: Pick<CollectingSite, 'client' | 'site'>,
  changes: Omit<Exclusions, 'site_id' | 'version'>,
) {
  const { version } = await readExclusions(at)
  return unwrap(at.client.website.updateCollection({ site_id: at.site.id, version, ...changes }))
}
