import { expect, test } from 'vitest'
import { createAddressHash } from './address-hash.ts'
import { dropReasonOf, rulesOf, type Candidate } from './site-rules.ts'

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.60 Safari/537.36'
const everything = {
  drops_bots: true,
  allowed_hostnames: [],
  excluded_paths: [],
  excluded_countries: [],
  address_hashes: [],
  version: 0,
}
const strict = {
  ...everything,
  allowed_hostnames: ['shop.example', '*.shop.test', 'localhost'],
  excluded_paths: ['/admin*', '*/preview', '/caf%C3%A9', '/100%', '/50%25'],
  excluded_countries: ['FR'],
  address_hashes: ['known'],
}
const visitor: Candidate = {
  hostname: 'shop.example',
  pathname: '/',
  country: 'DE',
  addressHash: () => 'other',
  userAgent: CHROME,
  referrer: '',
}

const reasonOf = (change: Partial<Candidate>, exclusions = strict, status: 'active' | 'disabled' = 'active') =>
  dropReasonOf({ status, rules: rulesOf(exclusions) }, { ...visitor, ...change })

test.each<[Partial<Candidate>, string | undefined]>([
  [{}, undefined],
  [{ hostname: 'copy.example' }, 'hostname'],
  [{ hostname: 'www.shop.example' }, 'hostname'],
  [{ hostname: 'shop.test' }, undefined],
  [{ hostname: 'a.b.Shop.test' }, undefined],
  [{ hostname: 'workshop.test' }, 'hostname'],
  [{ hostname: 'localhost' }, undefined],
  [{ pathname: '/admin' }, 'excluded_path'],
  [{ pathname: '/admin/users' }, 'excluded_path'],
  [{ pathname: '/my/admin' }, undefined],
  [{ pathname: '/posts/1/preview' }, 'excluded_path'],
  [{ pathname: '/café' }, 'excluded_path'],
  [{ pathname: '/100%' }, 'excluded_path'],
  [{ pathname: '/50%25' }, 'excluded_path'],
  [{ country: 'FR' }, 'excluded_country'],
  [{ country: '' }, undefined],
  [{ addressHash: () => 'known' }, 'excluded_address'],
  [{ userAgent: 'curl/8.5.0' }, 'bot'],
  [{ userAgent: '' }, 'bot'],
  [{ userAgent: ' ' }, 'bot'],
  [{ userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, 'bot'],
  [{ userAgent: CHROME.replace('Chrome', 'HeadlessChrome') }, 'bot'],
  [{ referrer: 'https://1-best-seo.com/offer' }, 'referrer_spam'],
  [{ referrer: 'http://www.semalt.com/' }, 'referrer_spam'],
  [{ referrer: 'https://www.google.com/' }, undefined],
])('%o: %s', (change, reason) => {
  expect(reasonOf(change)).toBe(reason)
})

test('the first rule that holds is the reason', () => {
  const wrong: Partial<Candidate> = { userAgent: '', referrer: 'https://semalt.com/' }
  expect(reasonOf(wrong)).toBe('bot')
  wrong.addressHash = () => 'known'
  expect(reasonOf(wrong)).toBe('excluded_address')
  wrong.country = 'FR'
  expect(reasonOf(wrong)).toBe('excluded_country')
  wrong.pathname = '/admin'
  expect(reasonOf(wrong)).toBe('excluded_path')
  wrong.hostname = 'copy.example'
  expect(reasonOf(wrong)).toBe('hostname')
  expect(reasonOf(wrong, strict, 'disabled')).toBe('disabled')
})

test('without settings every person counts, and bots only where they are wanted', () => {
  expect(reasonOf({ hostname: 'anywhere.example', country: 'FR' }, everything)).toBeUndefined()
  const withBots = { ...everything, drops_bots: false }
  expect(reasonOf({ userAgent: 'curl/8.5.0', referrer: 'https://semalt.com/' }, withBots)).toBeUndefined()
})

test('an address is a hash under the secret, another one for each site', () => {
  const hash = createAddressHash('a secret of thirty-two characters')
  expect(hash(1, '203.0.113.9')).toMatch(/^[\da-f]{64}$/)
  expect(hash(1, '203.0.113.9')).toBe(hash(1, '203.0.113.9'))
  expect(hash(1, '::ffff:203.0.113.9')).toBe(hash(1, '203.0.113.9'))
  expect(hash(1, '203.0.113.10')).not.toBe(hash(1, '203.0.113.9'))
  expect(hash(2, '203.0.113.9')).not.toBe(hash(1, '203.0.113.9'))
  expect(createAddressHash('another secret of many characters')(1, '203.0.113.9')).not.toBe(hash(1, '203.0.113.9'))
  // The second half of an IPv6 address changes from day to day.
  expect(hash(1, '2001:db8:1:2:aaaa::1')).toBe(hash(1, '2001:db8:1:2:bbbb::2'))
  expect(hash(1, '2001:db8:1:2::1')).toBe(hash(1, '2001:db8:1:2::'))
})
