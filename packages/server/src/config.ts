import type { Registration } from '@sightline/api-client/contract'
import type { ModelSettings } from './ai-tasks/language-model.ts'
import { providerConfigOf, type ProviderConfig } from './connections/provider-config.ts'
import { backupKeyOf, backupSettingsOf, type BackupSettings } from './backup/backup-settings.ts'
import type { BackupKey } from './backup/encryption.ts'
import type { StripeSettings } from './billing/stripe-client.ts'
import type { PlanPrices } from './membership/plan-prices.ts'
import type { MailSettings } from './mail/mail.ts'
import { installedCities } from './collector/locations/city-package.ts'
import { environment } from './environment.ts'
import { StartError } from './errors.ts'
import { secretsFromFiles } from './secrets/secrets-from-files.ts'
import type { ShardOptions } from './store/clickhouse/clickhouse.ts'

export interface Config {
  port: number
  host: string
  /** The address at which people reach this instance, without a slash at the end; undefined is `http://host:port`. */
  publicUrl: string | undefined
  /** The absolute path of the data folder. */
  dataDir: string
  clickhouseUrl: string | undefined
  /** The servers that hold the rows of the event store together. */
  shards: ShardOptions | undefined
  /** The PostgreSQL database instead of the embedded one. */
  databaseUrl: string | undefined
  /**
   * The Redis in which several servers share the visits that may still continue; undefined keeps them in this server.
   */
  redisUrl: string | undefined
  secret: string | undefined
  /** Who may register; undefined where an administrator decides. */
  registration: Registration | undefined
  /** Whether operators and administrators must have a second factor. */
  requiresTwoFactorsOfStaff: boolean
  /** The number of reverse proxies before the server; each adds an address to `X-Forwarded-For`. */
  trustedProxies: number
  spoolLimit: number
  /** The most bytes of an imported file of events, uncompressed. */
  importLimit: number | undefined
  /** The most bytes of files that wait for their import, of one person and for one site; 0 is no limit. */
  importQueueLimit: number
  /** The bytes that imports and exports leave free; undefined follows from the size of the disk. */
  diskFloor: number | undefined
  /** The number of sites that a member may own; 0 is no limit. Undefined where an administrator decides. */
  sitesPerMember: number | undefined
  /** The origins whose pages may make calls, besides the instance's own. */
  corsOrigins: readonly string[]
  /** The header in which the proxy names the visitor's country, in lower case; undefined without a proxy. */
  countryHeader: string | undefined
  /** The database of regions and cities, and whether GEO_DATABASE names it; undefined where there is none. */
  locationDatabase: { path: string; isNamed: boolean } | undefined
  /** Whether installation checks may go to private addresses and any port: for tests and intranets. */
  checkPrivateHosts: boolean
  /** The events a minute from one address; 0 is no limit. */
  collectLimit: number | undefined
  /** The calls a minute from one address; undefined where an administrator decides. */
  callLimit: number | undefined
  /** The days for which jobs that have ended are kept; undefined where an administrator decides. */
  jobDays: number | undefined
  /** The days for which records of mails are kept; undefined where an administrator decides. */
  mailDays: number | undefined
  /** The bytes a minute that are written of one address's events; 0 is no limit. */
  collectAddressBytes: number
  /** The bytes a minute that are written of one site's events; 0 is no limit. */
  collectSiteBytes: number
  /** The milliseconds after which a query of statistics is stopped. */
  statsTimeout: number
  /** The number of queries of statistics that run at once. */
  statsQueries: number
  /** The mail settings; undefined where the instance sends no mail. */
  mail: MailSettings | undefined
  prices: PlanPrices
  /** The addresses and credentials of the providers whose accounts people connect. */
  providers: ProviderConfig
  /** The settings of card payments; undefined where no cards are accepted. */
  stripe: StripeSettings | undefined
  /** The language model that words AI tasks; undefined where templates do. */
  ai: ModelSettings | undefined
  /** What a reader of the metrics sends; undefined lets this machine read them alone. */
  metricsToken: string | undefined
  /** The daily backup; undefined where there is none. */
  backups: BackupSettings | undefined
  /** Whether an upgrade may begin only after a backup. */
  backsUpBeforeUpgrade: boolean
  /** Encrypts backups; undefined where they are not encrypted. */
  backupKey: BackupKey | undefined
}

/** Reads the environment, once. An empty variable counts as not set. @throws {StartError} naming the wrong variable */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(secretsFromFiles(variables)).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    DATA_DIR,
    CLICKHOUSE_URL,
    CLICKHOUSE_CLUSTER,
    CLICKHOUSE_SHARDS,
    DATABASE_URL,
    REDIS_URL,
    SECRET,
    REGISTRATION,
    REQUIRE_2FA,
    TRUST_PROXY,
    SPOOL_LIMIT,
    IMPORT_LIMIT,
    IMPORT_QUEUE_LIMIT,
    DISK_FLOOR,
    SITES_PER_MEMBER,
    CORS_ORIGINS,
    COUNTRY_HEADER,
    CHECK_PRIVATE_HOSTS,
    COLLECT_LIMIT,
    COLLECT_ADDRESS_BYTES,
    COLLECT_SITE_BYTES,
    STATS_TIMEOUT,
    STATS_QUERIES,
    SMTP_URL,
    MAIL_FROM,
    PRICES,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE,
    AI_BASE_URL,
    AI_API_KEY,
    AI_MODEL,
  } = parsed.data
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    dataDir: DATA_DIR,
    clickhouseUrl: CLICKHOUSE_URL,
    shards: shardsIn(CLICKHOUSE_URL, CLICKHOUSE_CLUSTER, CLICKHOUSE_SHARDS),
    databaseUrl: DATABASE_URL,
    redisUrl: REDIS_URL,
    secret: SECRET,
    registration: REGISTRATION,
    requiresTwoFactorsOfStaff: REQUIRE_2FA === 'staff',
    trustedProxies: TRUST_PROXY,
    spoolLimit: SPOOL_LIMIT,
    importLimit: IMPORT_LIMIT,
    importQueueLimit: IMPORT_QUEUE_LIMIT,
    diskFloor: DISK_FLOOR,
    sitesPerMember: SITES_PER_MEMBER,
    corsOrigins: CORS_ORIGINS,
    countryHeader: TRUST_PROXY > 0 ? COUNTRY_HEADER : undefined,
    locationDatabase: locationDatabaseIn(parsed.data),
    checkPrivateHosts: CHECK_PRIVATE_HOSTS,
    collectLimit: COLLECT_LIMIT,
    callLimit: parsed.data.CALL_LIMIT,
    jobDays: parsed.data.JOB_DAYS,
    mailDays: parsed.data.MAIL_DAYS,
    collectAddressBytes: COLLECT_ADDRESS_BYTES,
    collectSiteBytes: COLLECT_SITE_BYTES,
    statsTimeout: STATS_TIMEOUT,
    statsQueries: STATS_QUERIES,
    mail: mailIn(SMTP_URL, MAIL_FROM),
    prices: PRICES,
    providers: providerConfigOf(parsed.data),
    stripe: stripeIn(STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE),
    ai: aiIn(AI_BASE_URL, AI_API_KEY, AI_MODEL),
    metricsToken: parsed.data.METRICS_TOKEN,
    backups: backupSettingsOf(parsed.data),
    backsUpBeforeUpgrade: parsed.data.UPGRADE_BACKUP,
    backupKey: backupKeyOf(parsed.data),
  }
}

/** What was named, or what an earlier start has installed into the data folder. */
function locationDatabaseIn({ GEO_DATABASE: path, DATA_DIR }: { GEO_DATABASE?: string | undefined; DATA_DIR: string }) {
  if (path !== undefined) return { path, isNamed: true }
  const installed = installedCities(DATA_DIR)
  return installed === undefined ? undefined : { path: installed, isNamed: false }
}

/** A model on one's own machine needs no key. */
function aiIn(
  baseUrl: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
): ModelSettings | undefined {
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return undefined
  if (baseUrl === undefined || model === undefined)
    throw new StartError('AI_BASE_URL and AI_MODEL must be set together, AI_API_KEY with both')
  return { baseUrl, apiKey, model }
}

function stripeIn(
  secretKey: string | undefined,
  webhookSecret: string | undefined,
  apiBase: string | undefined,
): StripeSettings | undefined {
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  return { secretKey, webhookSecret, apiBase }
}

function shardsIn(
  url: string | undefined,
  cluster: string | undefined,
  urls: readonly string[] | undefined,
): ShardOptions | undefined {
  if (cluster === undefined && urls === undefined) return undefined
  if (url === undefined || cluster === undefined || urls === undefined)
    throw new StartError('CLICKHOUSE_SHARDS must be set together with CLICKHOUSE_CLUSTER and CLICKHOUSE_URL')
  return { cluster, urls }
}

function mailIn(url: string | undefined, from: string | undefined): MailSettings | undefined {
  if (url === undefined && from === undefined) return undefined
  if (url === undefined || from === undefined) throw new StartError('SMTP_URL must be set together with MAIL_FROM')
  return { url, from }
}
