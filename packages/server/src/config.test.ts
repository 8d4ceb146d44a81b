import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { defaultPrices } from './membership/plan-prices.ts'
import { StartError } from './errors.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    clickhouseUrl: undefined,
    databaseUrl: undefined,
    secret: undefined,
    registration: undefined,
    requiresTwoFactorsOfStaff: false,
    trustedProxies: 0,
    corsOrigins: [],
    countryHeader: undefined,
    checkPrivateHosts: false,
    locationDatabase: undefined,
    backsUpBeforeUpgrade: true,
    spoolLimit: 2_000_000_000,
    importLimit: undefined,
    importQueueLimit: 4_000_000_000,
    diskFloor: undefined,
    sitesPerMember: undefined,
    collectLimit: undefined,
    callLimit: undefined,
    jobDays: undefined,
    mailDays: undefined,
    collectAddressBytes: 20_000_000,
    collectSiteBytes: 200_000_000,
    statsTimeout: 20_000,
    statsQueries: 8,
    mail: undefined,
    prices: defaultPrices,
    providers: {
      google: { client: undefined, issuer: 'https://accounts.google.com', tokenUrl: undefined, revokeUrl: undefined },
      github: { client: undefined, url: 'https://github.com', apiUrl: 'https://api.github.com' },
      cloudflare: { apiUrl: 'https://api.cloudflare.com/client/v4' },
      analytics: {
        data: 'https://analyticsdata.googleapis.com',
        admin: 'https://analyticsadmin.googleapis.com',
      },
    },
  })
})

test('the client of a provider has both of its halves', () => {
  const { providers } = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  expect(providers.google.client).toEqual({ id: 'id', secret: 'secret' })
  expect(() => readConfig({ GITHUB_CLIENT_SECRET: 'secret' })).toThrow(/^GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET/)
})

test('tokens travel without encryption inside this machine only', () => {
  for (const url of ['http://127.0.0.1:4000', 'http://[::1]:4000/', 'http://localhost:4000'])
    expect(readConfig({ GOOGLE_OAUTH_ISSUER: url }).providers.google.issuer).toBe(url.replace(/\/$/, ''))
  for (const url of ['http://accounts.example', 'http://127.evil.example', 'ftp://accounts.example'])
    expect(() => readConfig({ GOOGLE_OAUTH_ISSUER: url })).toThrow(StartError)
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
})

test.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, proxies) => {
  expect(readConfig({ TRUST_PROXY }).trustedProxies).toBe(proxies)
})

test('shards come with their cluster and with the address of what stands for them', () => {
  const CLICKHOUSE_SHARDS = 'http://one:8123/rows, http://two:8123/rows'
  const all = { CLICKHOUSE_URL: 'http://one:8123/all', CLICKHOUSE_CLUSTER: 'analytics', CLICKHOUSE_SHARDS }
  expect(readConfig(all).shards).toEqual({
    cluster: 'analytics',
    urls: ['http://one:8123/rows', 'http://two:8123/rows'],
  })
  for (const name of ['CLICKHOUSE_URL', 'CLICKHOUSE_CLUSTER']) {
    const rest = { ...all, [name]: undefined }
    expect(() => readConfig(rest)).toThrow(/^CLICKHOUSE_SHARDS must be set together/)
  }
  expect(() => readConfig({ CLICKHOUSE_CLUSTER: 'analytics' })).toThrow(StartError)
})

test('cards are taken with the key and the secret of the webhook together', () => {
  const STRIPE_SECRET_KEY = 'sk_test_1'
  const STRIPE_WEBHOOK_SECRET = 'whsec_1'
  const STRIPE_API_BASE = 'http://127.0.0.1:12111'
  expect(readConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: STRIPE_API_BASE,
  })
  expect(readConfig({}).stripe).toBeUndefined()
  expect(() => readConfig({ STRIPE_SECRET_KEY })).toThrow('must be set together')
  expect(() => readConfig({ STRIPE_WEBHOOK_SECRET })).toThrow('must be set together')
})

test('a language model has an address and a name, and may have a key', () => {
  const AI_BASE_URL = 'https://openrouter.ai/api/v1/'
  const AI_MODEL = 'openai/gpt-5-mini'
  const settings = { baseUrl: 'https://openrouter.ai/api/v1', model: AI_MODEL }
  expect(readConfig({ AI_BASE_URL, AI_MODEL, AI_API_KEY: 'sk-1' }).ai).toEqual({ ...settings, apiKey: 'sk-1' })
  expect(readConfig({ AI_BASE_URL, AI_MODEL }).ai).toEqual({ ...settings, apiKey: undefined })
  expect(readConfig({}).ai).toBeUndefined()
  for (const part of [{ AI_BASE_URL }, { AI_MODEL }, { AI_API_KEY: 'sk-1' }])
    expect(() => readConfig(part)).toThrow('must be set together')
})

test('a database of cities is the one that is named, else the newest one that was installed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sightline-config-'))
  try {
    expect(readConfig({ DATA_DIR: dataDir }).locationDatabase).toBeUndefined()
    for (const version of ['2.3.9', '2.3.10', '2.4.0.new'])
      await mkdir(join(dataDir, 'cities', `dbip-city-${version}`), { recursive: true })
    const path = join(dataDir, 'cities', 'dbip-city-2.3.10')
    expect(readConfig({ DATA_DIR: dataDir }).locationDatabase).toEqual({ path, isNamed: false })
    const named = { path: resolve('GeoLite2-City.mmdb'), isNamed: true }
    expect(readConfig({ DATA_DIR: dataDir, GEO_DATABASE: 'GeoLite2-City.mmdb' }).locationDatabase).toEqual(named)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('the public address loses its last slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://stats.example.com/' }).publicUrl).toBe('https://stats.example.com')
})

test.each([
  ['PORT', '80 80'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PUBLIC_URL', 'stats.example.com'],
  ['PUBLIC_URL', 'ftp://stats.example.com'],
  ['CLICKHOUSE_URL', 'localhost:8123'],
  ['CLICKHOUSE_CLUSTER', 'a b'],
  ['CLICKHOUSE_SHARDS', 'http://one:8123/rows'],
  ['CLICKHOUSE_SHARDS', 'http://one:8123/rows,two'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['SECRET', 'short'],
  ['REGISTRATION', 'maybe'],
  ['REQUIRE_2FA', 'everybody'],
  ['TRUST_PROXY', 'perhaps'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://admin.example.com/'],
  ['CORS_ORIGINS', 'https://admin.example.com,admin.example.com'],
  ['SPOOL_LIMIT', '12'],
  ['IMPORT_LIMIT', '12'],
  ['COLLECT_LIMIT', '-1'],
  ['CALL_LIMIT', '99'],
  ['JOB_DAYS', '0'],
  ['MAIL_DAYS', '3651'],
  ['IMPORT_QUEUE_LIMIT', '1'],
  ['DISK_FLOOR', '5%'],
  ['SITES_PER_MEMBER', 'many'],
  ['COLLECT_ADDRESS_BYTES', '99999'],
  ['COLLECT_SITE_BYTES', '20MB'],
  ['COUNTRY_HEADER', 'CF IPCountry'],
  ['STRIPE_SECRET_KEY', 'pk_live_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_API_BASE', '127.0.0.1:12111'],
  ['AI_BASE_URL', 'openrouter.ai'],
  ['AI_API_KEY', 'two words'],
  ['AI_MODEL', 'two words'],
  ['CHECK_PRIVATE_HOSTS', 'yes'],
  ['PRICES', '9 USD'],
  ['PRICES', '{"currency":"USD","standard":{"monthly":900,"yearly":9000}}'],
  ['PRICES', '{"currency":"???","standard":{"monthly":1,"yearly":1},"premium":{"monthly":1,"yearly":1}}'],
  ['PRICES', '{"currency":"EUR","standard":{"monthly":9.5,"yearly":1},"premium":{"monthly":1,"yearly":1}}'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `))
})

test('the country of a proxy counts only where a proxy is trusted', () => {
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry' }).countryHeader).toBeUndefined()
  expect(readConfig({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'true' }).countryHeader).toBe('cf-ipcountry')
})

test('prices are given as JSON', () => {
  const standard = { monthly: 800, yearly: 8000 }
  const premium = { monthly: 2000, yearly: 20_000 }
  expect(readConfig({ PRICES: JSON.stringify({ currency: 'EUR', standard, premium }) }).prices).toEqual({
    currency: 'EUR',
    amounts: { standard, premium },
  })
})

test('origins of other pages are named with commas between them', () => {
  expect(readConfig({}).corsOrigins).toEqual([])
  const CORS_ORIGINS = 'https://admin.example.com, http://localhost:5173'
  expect(readConfig({ CORS_ORIGINS }).corsOrigins).toEqual(['https://admin.example.com', 'http://localhost:5173'])
})

test('daily backups need a time and a folder outside the data folder', () => {
  const settings = { DATA_DIR: '/srv/data', BACKUP_SCHEDULE: '03:00' }
  expect(readConfig({ ...settings, BACKUP_TO: '/srv/data-backups' }).backups).toEqual({
    time: { hour: 3, minute: 0 },
    to: '/srv/data-backups',
    keep: 14,
  })
  expect(() => readConfig(settings)).toThrow('must be set together')
  for (const BACKUP_TO of ['/srv/data', '/srv/data/backups', '/srv/other/../data/backups'])
    expect(() => readConfig({ ...settings, BACKUP_TO })).toThrow(/^BACKUP_TO must be outside DATA_DIR/)
  for (const BACKUP_SCHEDULE of ['24:00', '3:00', 'daily'])
    expect(() => readConfig({ ...settings, BACKUP_TO: '/srv/backups', BACKUP_SCHEDULE })).toThrow(
      /^BACKUP_SCHEDULE must be a time of the day/,
    )
})
