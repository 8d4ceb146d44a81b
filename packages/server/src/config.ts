import { registrations, type Registration } from '@sightline/api-client/contract'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const hopsOf = (text: string): number => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address such as https://stats.example.com' })

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  PUBLIC_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATA_DIR: z
    .string()
    .min(1, 'must be a folder')
    .default('./data')
    .transform((folder) => resolve(folder)),
  CLICKHOUSE_URL: httpUrl.optional(),
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REGISTRATION: z.enum(registrations, { error: `must be ${registrations.join(', ')}` }).default('open'),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d{1,2})$/, 'must be true, false or the number of proxies')
    .transform(hopsOf)
    .default(0),
  /** How many bytes of events may wait for ClickHouse before the collector refuses more. */
  SPOOL_LIMIT: z
    .string()
    .regex(/^\d{7,15}$/, 'must be a number of bytes, at least 1000000')
    .transform(Number)
    .default(2_000_000_000),
})

export interface Config {
  port: number
  host: string
  /** Where people reach this instance, without a slash at the end; undefined is `http://host:port`. */
  publicUrl: string | undefined
  /** Absolute path. */
  dataDir: string
  clickhouseUrl: string | undefined
  secret: string | undefined
  registration: Registration
  /** How many reverse proxies stand before the server; each adds an address to `X-Forwarded-For`. */
  trustedProxies: number
  spoolLimit: number
}

/** Reads the environment, once. An empty variable is one that is not set. @throws {StartError} naming the wrong one */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, CLICKHOUSE_URL, SECRET, REGISTRATION, TRUST_PROXY, SPOOL_LIMIT } =
    parsed.data
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL,
    dataDir: DATA_DIR,
    clickhouseUrl: CLICKHOUSE_URL,
    secret: SECRET,
    registration: REGISTRATION,
    trustedProxies: TRUST_PROXY,
    spoolLimit: SPOOL_LIMIT,
  }
}
