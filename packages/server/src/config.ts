import { collectLimits, registrations, type Registration } from '@sightline/api-client/contract'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { ModelSettings } from './ai-tasks/language-model.ts'
import { providerConfigOf, providerVariables, type ProviderConfig } from './connections/provider-config.ts'
import { backupKeyOf, backupSettingsOf, backupVariables, type BackupSettings } from './backup/backup-settings.ts'
import type { BackupKey } from './backup/encryption.ts'
import type { StripeSettings } from './billing/stripe-client.ts'
import { configuredPrices, defaultPrices, type PlanPrices } from './membership/plans.ts'
import type { MailSettings } from './mail/mail.ts'
import { StartError } from './errors.ts'
import { logFormats } from './log.ts'
import { httpUrl, publicUrl } from './public-url.ts'
import { secretsFromFiles } from './secrets-from-files.ts'
import type { ShardOptions } from './store/clickhouse/clickhouse.ts'

const hopsOf = (text: string): number => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))

const isOrigin = (text: string): boolean => httpUrl.safeParse(text).success && new URL(text).origin === text

const bytesAMinute = z
  .string()
  .regex(/^(0|\d{6,12})$/, 'must be a number of bytes a minute, at least 100000, or 0 for no limit')
  .transform(Number)

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z
    .string()
    .min(1, 'must be a folder')
    .default('./data')
    .transform((folder) => resolve(folder)),
  CLICKHOUSE_URL: httpUrl.optional(),
  CLICKHOUSE_CLUSTER: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the name of a cluster')
    .optional(),
  CLICKHOUSE_SHARDS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .refine(
      (urls) => urls.length > 1 && urls.every((url) => httpUrl.safeParse(url).success),
      'must be the addresses of at least two databases, with commas between them',
    )
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/database' })
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' }).optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REGISTRATION: z.enum(registrations, { error: `must be ${registrations.join(', ')}` }).optional(),
  /** The people who must have a second factor. */
  REQUIRE_2FA: z.enum(['nobody', 'staff'], { error: 'must be nobody or staff' }).default('nobody'),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d{1,2})$/, 'must be true, false or the number of proxies')
    .transform(hopsOf)
    .default(0),
  /** The bytes of events that may wait for ClickHouse before the collector refuses more. */
  SPOOL_LIMIT: z
    .string()
    .regex(/^\d{7,15}$/, 'must be a number of bytes, at least 1000000')
    .transform(Number)
    .default(2_000_000_000),
  /** The most bytes of an imported file of events, uncompressed. */
  IMPORT_LIMIT: z
    .string()
    .regex(/^\d{6,15}$/, 'must be a number of bytes, at least 100000')
    .transform(Number)
    .default(2_000_000_000),
  /** The most bytes of the files that wait for their import, together: of one person, and for one site. */
  IMPORT_QUEUE_LIMIT: z
    .string()
    .regex(/^(0|\d{6,15})$/, 'must be a number of bytes, at least 100000, or 0 for no limit')
    .transform(Number)
    .default(4_000_000_000),
  /** The bytes of the disk that imports and exports leave free. */
  DISK_FLOOR: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number of bytes')
    .transform(Number)
    .optional(),
  /** The number of sites that a member may own. */
  SITES_PER_MEMBER: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of sites, or 0 for no limit')
    .transform(Number)
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://admin.example.com, with commas between them',
    )
    .default([]),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header such as CF-IPCountry')
    .transform((name) => name.toLowerCase())
    .optional(),
  CHECK_PRIVATE_HOSTS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((text) => text === 'true')
    .default(false),
  /** The events a minute that one address may send; 0 is no limit. */
  COLLECT_LIMIT: z
    .string()
    .regex(/^\d{1,9}$/, 'must be a number of events a minute, or 0 for no limit')
    .transform(Number)
    .default(collectLimits.addressEvents),
  /** The bytes a minute that one address may have written. */
  COLLECT_ADDRESS_BYTES: bytesAMinute.default(collectLimits.addressBytes),
  /** The bytes a minute that may be written for one site. */
  COLLECT_SITE_BYTES: bytesAMinute.default(collectLimits.siteBytes),
  /** The milliseconds after which a query of statistics is stopped. */
  STATS_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a number of milliseconds from 100 to 999999')
    .transform(Number)
    .default(20_000),
  /** The number of queries of statistics that run at once. */
  STATS_QUERIES: z
    .string()
    .regex(/^[1-9]\d?$/, 'must be a number of queries from 1 to 99')
    .transform(Number)
    .default(8),
  /** The mail server. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
    .optional(),
  /** The sender of mails. */
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]{1,100}<)?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an address, or a name and an address: Sightline <mail@example.com>',
    )
    .optional(),
  /** The prices of the plans. */
  PRICES: configuredPrices.default(defaultPrices),
  /** Read when the log is opened. */
  LOG_FORMAT: z.enum(logFormats, { error: 'must be text or json' }).optional(),
  /** What a reader of `/metrics` from another machine sends. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ...backupVariables,
  ...providerVariables,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook of Stripe, such as whsec_…')
    .optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  /** A language model at an address with OpenAI's API. */
  AI_BASE_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'must be a key without spaces')
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\w./:@-]{1,100}$/, 'must be the name of a model such as openai/gpt-5-mini')
    .optional(),
})

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
  importLimit: number
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
  /** Whether installation checks may go to private addresses and any port: for tests and intranets. */
  checkPrivateHosts: boolean
  /** The events a minute from one address; 0 is no limit. */
  collectLimit: number
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
    checkPrivateHosts: CHECK_PRIVATE_HOSTS,
    collectLimit: COLLECT_LIMIT,
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
