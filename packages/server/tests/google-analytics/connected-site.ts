import { schemas } from '@sightline/api-client/contract'
import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createConnections } from '../../src/connections/connections.ts'
import { demoSite } from '../../src/demo/demo-site.ts'
import { connectGoogle } from '../../src/demo/connect-google.ts'
import { DEMO_PROPERTY, generatedGoogleAnalytics } from '../../src/demo/providers/google-analytics.ts'
import { startProviders, type Providers } from '../../src/demo/providers/providers.ts'
import { createGa4 } from '../../src/google/ga4-client.ts'
import { attachProperty } from '../../src/sites/google-property.ts'
import { createGoogleAnalyticsSources } from '../../src/stats/google-analytics/google-analytics-sources.ts'
import { readDashboard } from '../../src/stats/dashboard.ts'
import { listConnections } from '../../src/store/relational/accounts/connections.ts'
import { insertUser } from '../../src/store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../../src/store/relational/database.ts'
import { findGoogleProperty } from '../../src/store/relational/sites/google-properties.ts'
import { findSite, type Site } from '../../src/store/relational/sites/sites.ts'
import { removeFolder, temporaryFolder } from '../support/product.ts'

const DAYS = 3
const secret = 'a secret of the demo that is as long as it must be'
const { data: week = expect.unreachable() } = schemas.stats.dashboard.input.safeParse({ site_id: '1', range: '7d' })

export const now = () => new Date()

/** The site of the demo, to each test anew: its owner has connected a Google account, and chosen a property. */
export function prepareConnectedSite() {
  let folder: string
  let providers: Providers
  let db: Database
  let site: Site
  let otherId: number
  beforeAll(async () => {
    folder = await temporaryFolder()
    // The people of the demo take longer than a test, and each test has a copy of them.
    const template = await openDatabase(join(folder, 'template.db'))
    await demoSite(template, DAYS)
    await template.destroy()
    providers = await startProviders({
      routes: (google) => [generatedGoogleAnalytics(google, { now: Date.now(), days: DAYS })],
    })
  })
  afterAll(async () => {
    await providers.stop()
    await removeFolder(folder)
  })
  beforeEach(async () => {
    const file = join(folder, `${randomUUID()}.db`)
    await copyFile(join(folder, 'template.db'), file)
    db = await openDatabase(file)
    site = await demoSite(db, DAYS)
    otherId = await addMember('grace@example.com')
    await connect()
    return () => db.destroy()
  })

  async function addMember(email: string): Promise<number> {
    const attribution = { ref_code: null, utm_source: null, utm_medium: null, union_code: randomUUID() }
    const user = await insertUser(db, { email, passwordHash: 'x', level: 'member', attribution, now: now() })
    return user?.id ?? expect.unreachable()
  }

  const connections = () =>
    createConnections(db, { config: providers.config, secret, address: 'http://localhost', now })
  /** Connects the owner's Google account to a site, and attaches the property where the site has none. */
  const connect = (to = site) => connectGoogle(db, to, { providers, secret, now })
  const connectionOf = async (userId: number) => (await listConnections(db, userId))[0] ?? expect.unreachable()
  const openClient = () => createGa4({ urls: providers.config.analytics, tokens: connections().accessTokens })
  const openSource = async () => {
    const open = createGoogleAnalyticsSources({ db, openClient: openClient(), now: Date.now })
    return (await open(site)) ?? expect.unreachable()
  }
  return {
    db: () => db,
    site: () => site,
    otherId: () => otherId,
    google: () => providers.google,
    connections,
    connect,
    connectionOf,
    openSource,
    property: async () => (await findGoogleProperty(db, site.id)) ?? expect.unreachable(),
    current: async () => (await findSite(db, site.id)) ?? expect.unreachable(),
    disconnect: async () => connections().disconnect(await connectionOf(site.owner_id)),
    readWeek: async () => readDashboard(await openSource(), site, week, now()),
    attach: async (to = site, hasOwnEvents = false): Promise<void> => {
      const connection_id = String((await connectionOf(to.owner_id)).id)
      const chosen = { connection_id, property_id: DEMO_PROPERTY }
      await attachProperty(db, openClient()(connection_id), to, chosen, { hasOwnEvents, now: now() })
    },
  }
}
