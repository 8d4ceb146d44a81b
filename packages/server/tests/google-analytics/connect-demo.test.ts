import { afterEach, expect, test } from 'vitest'
import { createConnections } from '../../src/connections/connections.ts'
import { demoSite } from '../../src/demo/demo-site.ts'
import { connectGoogle } from '../../src/demo/connect-google.ts'
import { DEMO_PROPERTY, generatedGoogleAnalytics } from '../../src/demo/providers/google-analytics.ts'
import { startProviders, type Providers } from '../../src/demo/providers/providers.ts'
import { createGa4 } from '../../src/google/ga4-client.ts'
import { listConnections } from '../../src/store/relational/accounts/connections.ts'
import { openDatabase } from '../../src/store/relational/database.ts'
import { findGoogleProperty, removeGoogleProperty } from '../../src/store/relational/sites/google-properties.ts'

const DAYS = 3
const secret = 'a secret of the demo that is as long as it must be'
const now = () => new Date()

const running: Providers[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((providers) => providers.stop()))
})

async function startGoogle(): Promise<Providers> {
  const providers = await startProviders({
    routes: (google) => [generatedGoogleAnalytics(google, { now: Date.now(), days: DAYS })],
  })
  running.push(providers)
  return providers
}

test('the demo begins with a connected account and the property of its site, and both work after its next start', async () => {
  const db = await openDatabase(':memory:')
  const site = await demoSite(db, DAYS)
  await connectGoogle(db, site, { providers: await startGoogle(), secret, now })
  const [connection, ...others] = await listConnections(db, site.owner_id)
  expect(others).toEqual([])
  expect(connection).toMatchObject({ label: 'ada@harbor-lane.example', state: 'connected' })
  expect(await findGoogleProperty(db, site.id)).toMatchObject({
    property_id: DEMO_PROPERTY,
    measurement_id: `G-DEMO${DEMO_PROPERTY}`,
  })

  // What somebody has removed stays so, and what Google has forgotten is allowed anew.
  await removeGoogleProperty(db, site.id)
  const later = await startGoogle()
  await connectGoogle(db, site, { providers: later, secret, now })
  expect(await listConnections(db, site.owner_id)).toHaveLength(1)
  expect(await findGoogleProperty(db, site.id)).toBeUndefined()
  const { accessTokens } = createConnections(db, { config: later.config, secret, address: 'http://localhost', now })
  const client = createGa4({ urls: later.config.analytics, tokens: accessTokens })(String(connection?.id))
  expect(await client.getProperty(DEMO_PROPERTY)).toMatchObject({ displayName: 'Harbor Lane' })
  await db.destroy()
})
