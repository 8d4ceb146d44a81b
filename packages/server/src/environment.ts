import { collectLimits, registrations } from '@sightline/api-client/contract'
import { resolve } from 'node:path'
import { z } from 'zod'
import { backupVariables } from './backup/backup-settings.ts'
import { providerVariables } from './connections/provider-config.ts'
import { logFormats } from './log.ts'
import { pricesFromEnvironment, defaultPrices } from './membership/plan-prices.ts'
import { httpUrl, publicUrl } from './public-url.ts'

const hopsOf = (text: string): number => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))

const isOrigin = (text: string): boolean => httpUrl.safeParse(text).success && new URL(text).origin === text

const bytesAMinute = z
  .string()
  .regex(/^(0|\d{6,12})$/, 'must be a number of bytes a minute, at least 100000, or 0 for no limit')
  .transform(Number)

const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a number of days from 1 to 3650')
  .transform(Number)
  .refine((count) => count <= 3650, 'must be a number of days from 1 to 3650')

/** The variables of the environment, each by itself: what it may be, and what holds where it is not set. */
export const environment = z.object({
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
    .optional(),
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
  /** The database of regions and cities. */
  GEO_DATABASE: z
    .string()
    .transform((path) => resolve(path))
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
    .optional(),
  /** The calls a minute that one address may make. */
  CALL_LIMIT: z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a number of calls a minute from 100 to 999999')
    .transform(Number)
    .optional(),
  /** The days for which a job that has ended is kept. */
  JOB_DAYS: days.optional(),
  /** The days for which the record of a mail is kept that was sent or given up. */
  MAIL_DAYS: days.optional(),
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
  PRICES: pricesFromEnvironment.default(defaultPrices),
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
