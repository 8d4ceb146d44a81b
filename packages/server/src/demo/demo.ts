import { demoAccounts, stripeWebhookPath } from '@sightline/api-client/contract'
import type { Arguments } from '../cli/start-arguments.ts'
import type { Config } from '../config.ts'
import { makeDataFolder } from '../store/data-folder.ts'
import { startServer, type RunningServer } from '../server.ts'
import { StartError } from '../errors.ts'
import { openSecret } from '../open-stores.ts'
import { ACCOUNT, demoSite } from './demo-site.ts'
import { catchUp } from './catch-up.ts'
import { connectGoogle } from './connect-google.ts'
import { claimDemoFolder } from './demo-folder.ts'
import { generatedGoogleAnalytics } from './providers/google-analytics.ts'
import { startProviders } from './providers/providers.ts'
import { listSmallSites } from './small-sites.ts'
import { startLiveFeed } from './live-feed.ts'
import { forgetCustomers } from '../store/relational/billing/customers.ts'

/** The lines that the terminal shows once the demo runs. */
export const demoLines = (
  { hasProviders, hasModel }: Pick<Arguments, 'hasProviders' | 'hasModel'>,
  stripeAddress?: string,
): string[] => [
  'This is a demo: its sites and people are invented and every visit is generated.',
  ...(hasProviders
    ? [
        'Its Google, GitHub and Cloudflare are invented, too; a Google account is connected, and the site has its property.',
      ]
    : []),
  ...(hasModel ? ['Its language model is invented, too: it words every summary alike.'] : []),
  ...(stripeAddress === undefined ? [] : [`Its Stripe, in which no money moves, is at ${stripeAddress}`]),
  `Sign in as ${ACCOUNT.email} with the password ${ACCOUNT.password} to be its administrator,`,
  `or with the same password as ${demoAccounts.operator}, an operator, or as ${demoAccounts.member}, a member.`,
]

export interface RunningDemo extends RunningServer {
  /** The address of the demo's Stripe, where there is one. */
  stripeAddress?: string | undefined
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/**
 * Starts the product on a data folder of its own, with an account and a site that has a year of generated visits up to
 * now.
 * @throws {StartError} where that folder holds something else
 */
export async function startDemo(
  config: Config,
  options: Pick<Arguments, 'demoDays' | 'isDemoStill' | 'hasProviders' | 'hasStripe' | 'hasModel'>,
): Promise<RunningDemo> {
  const { demoDays: days, isDemoStill, hasProviders, hasStripe, hasModel } = options
  if (config.clickhouseUrl !== undefined) {
    throw new StartError('The demo has an engine of its own and leaves yours alone. Start it without CLICKHOUSE_URL.')
  }
  if (!LOOPBACK.has(config.host)) {
    throw new StartError(
      'The password of the demo is public, so it listens on this machine only. Start it without HOST.',
    )
  }
  const dataDir = `${config.dataDir}-demo`
  makeDataFolder(dataDir)
  const folder = claimDemoFolder(dataDir)

  const providers = hasProviders
    ? await startProviders({ routes: (google) => [generatedGoogleAnalytics(google, { now: Date.now(), days })] })
    : undefined
  const stripe = hasStripe ? await startDemoStripe(config) : undefined
  const model = hasModel ? await startDemoModel() : undefined
  const server = await startServer(
    {
      ...config,
      ...stripe,
      ...model?.config,
      dataDir,
      providers: providers?.config ?? config.providers,
      // What is invented needs none.
      backups: undefined,
    },
    async ({ clickhouse, db, spool }) => {
      // The local Stripe of an earlier demo is gone with its customers.
      await forgetCustomers(db)
      const site = await demoSite(db, days)
      const { id } = site
      if (providers !== undefined) {
        const secret = config.secret ?? (await openSecret(dataDir, db))
        await connectGoogle(db, site, { providers, secret, now: () => new Date() })
      }
      const { history } = await catchUp(clickhouse.client, folder, { id, days, smallSites: await listSmallSites(db) })
      if (isDemoStill) return () => Promise.resolve()
      const feed = startLiveFeed({ history, siteId: id, append: (event) => spool.append(JSON.stringify(event)) })
      return () => feed.stop()
    },
  )
  return {
    ...server,
    stripeAddress: stripe?.stripe?.apiBase,
    async stop() {
      await server.stop()
      await providers?.stop()
      await model?.stop()
    },
  }
}

/** Starts a local language model for the demo. */
async function startDemoModel(): Promise<{ config: Pick<Config, 'ai'>; stop: () => Promise<void> }> {
  const { startLocalModel } = await import('./language-model/start-local-model.ts')
  const model = await startLocalModel()
  return {
    config: { ai: { baseUrl: model.address, apiKey: undefined, model: 'local' } },
    stop: () => model.stop(),
  }
}

/** Starts a local Stripe for the demo; its pages are on loopback, as the demo is. */
async function startDemoStripe({ host, port }: Config): Promise<Pick<Config, 'stripe'>> {
  const { startLocalStripe } = await import('./stripe/start-local-stripe.ts')
  const webhookUrl = `http://${host}:${port}${stripeWebhookPath}`
  const { secretKey, webhookSecret, address: apiBase } = await startLocalStripe({ webhookUrl, followsClock: true })
  return { stripe: { secretKey, webhookSecret, apiBase } }
}
