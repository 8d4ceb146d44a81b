import type { GoogleAccess } from '@sightline/api-client/contract'
import { createConnections } from '../connections/connections.ts'
import { createGa4 } from '../google/ga4-client.ts'
import { attachProperty } from '../sites/google-property.ts'
import type { Connection } from '../store/relational/accounts/connections.ts'
import type { Database } from '../store/relational/database.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { DEMO_PROPERTY } from './providers/google-analytics.ts'
import type { Providers } from './providers/providers.ts'

interface ConnectGoogleOptions {
  providers: Providers
  /** The instance's secret, which encrypts tokens. */
  secret: string
  now: () => Date
}

/**
 * Connects an invented Google account of the demo's owner, and attaches its property to the site; if that was done
 * before, the permissions that the local Google has lost since its last start are granted again.
 */
export async function connectGoogle(db: Database, site: Site, options: ConnectGoogleOptions): Promise<void> {
  const { providers, secret, now } = options
  const { google, config } = providers
  // The address is not used, as no browser follows the redirect.
  const connections = createConnections(db, { config, secret, address: 'http://localhost', now })
  const owner = { userId: site.owner_id, sessionId: 'start of the demo' }

  /** Connects the account as its owner would in a browser. */
  async function connect(email: string, access: GoogleAccess): Promise<Connection | undefined> {
    const person = google.people.find((one) => one.email === email)
    if (person === undefined) return undefined
    const consent = new URL(await connections.start('google', access, owner))
    const form = new URLSearchParams({ request: consent.search.slice(1), person: person.subject, answer: 'allow' })
    for (const scope of (consent.searchParams.get('scope') ?? '').split(' ')) form.append('scope', scope)
    const answer = await fetch(consent.origin + consent.pathname, { method: 'POST', body: form, redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    await connections.takeReturned(back.search.slice(1))
    return connections.finish(back.searchParams.get('state') ?? '', owner)
  }

  const known = (await connections.connectionsOf(site.owner_id)).filter(({ provider }) => provider === 'google')
  for (const { label, state } of known)
    if (state !== 'reconnect') await connect(label, state === 'connected' ? 'edit' : 'read')
  const [first] = google.people
  if (known.length > 0 || first === undefined) return
  const connection = await connect(first.email, 'edit')
  if (connection === undefined) return
  const openClient = createGa4({ urls: config.analytics, tokens: connections.accessTokens })
  const chosen = { connection_id: String(connection.id), property_id: DEMO_PROPERTY }
  await attachProperty(db, openClient(chosen.connection_id), site, chosen, { hasOwnEvents: true, now: now() })
}
