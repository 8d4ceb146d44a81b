import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: resolve('data'),
    clickhouseUrl: undefined,
    secret: undefined,
    registration: 'open',
    trustedProxies: 0,
    spoolLimit: 2_000_000_000,
  })
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
  ['SECRET', 'short'],
  ['REGISTRATION', 'maybe'],
  ['TRUST_PROXY', 'perhaps'],
  ['SPOOL_LIMIT', '12'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartError)
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `))
})
