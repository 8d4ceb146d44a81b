import { expect, test } from 'vitest'
import { enrichEvent, type Sender } from './enrich.ts'
import { parseOwnEvent } from '../protocols/sightline.ts'

const SITE = '0192d9a0-0000-7000-8000-000000000001'
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.60 Safari/537.36'
const sender: Sender = { ip: '203.0.113.9', userAgent: CHROME, acceptLanguage: 'de-ch;q=0.9, en' }
const salts = { day: '2026-11-20', current: Buffer.alloc(32, 1), previous: Buffer.alloc(32, 2) }
const TS = Date.UTC(2026, 10, 20)

function accept(change: Record<string, unknown> = {}, from: Partial<Sender> = {}) {
  const body = parseOwnEvent({ s: SITE, n: 'pageview', u: 'https://shop.example/', ...change })
  if (body === undefined) throw new Error('no event')
  return enrichEvent(body, { ...sender, ...from }, { id: 5, domain: 'shop.example' }, salts, TS)
}

test('keeps what describes the visit', () => {
  const event = accept({
    u: 'https://shop.example/basket?utm_source=letter&utm_medium=mail&utm_campaign=May&secret=1#top',
    r: 'https://www.search.example/find?q=private',
    t: ' Basket ',
    w: '1440x900',
  })
  expect(event).toMatchObject({ site_id: 5, ts: TS, name: 'pageview', pathname: '/basket', title: 'Basket' })
  expect(event.attributes).toMatchObject({
    hostname: 'shop.example',
    referrer: 'search.example/find',
    source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'May',
    language: 'de-CH',
    browser: 'Chrome',
    browser_version: '142',
    os: 'macOS',
    device: 'desktop',
    screen: '1440x900',
  })
})

test('holds neither address nor user agent nor query', () => {
  const kept = JSON.stringify(accept({ u: 'https://shop.example/?token=secret', r: 'https://a.example/?q=private' }))
  for (const hidden of ['203.0.113.9', 'AppleWebKit', 'secret', 'private']) expect(kept).not.toContain(hidden)
})

test('a person has one id on a site and a day, and others elsewhere', () => {
  const { visitor_id, previous_visitor_id } = accept()
  expect(accept({ u: 'https://shop.example/other' }).visitor_id).toBe(visitor_id)
  expect(visitor_id).toMatch(/^\d+$/)
  expect(previous_visitor_id).not.toBe(visitor_id)
  expect(accept({}, { ip: '203.0.113.10' }).visitor_id).not.toBe(visitor_id)
  expect(accept({}, { userAgent: `${CHROME} x` }).visitor_id).not.toBe(visitor_id)
})

test('a page of the same host is no referrer', () => {
  expect(accept({ r: 'https://shop.example/before' }).attributes).toMatchObject({ referrer: '', source: '' })
  expect(accept({ r: 'not an address' }).attributes.referrer).toBe('')
  expect(accept({ r: 'https://other.example/' }).attributes).toMatchObject({
    referrer: 'other.example',
    source: 'other.example',
  })
})

test('source and ref stand in for a missing utm_source', () => {
  const from = (query: string) => {
    const { source, utm_source } = accept({ u: `https://shop.example/?${query}` }).attributes
    return [source, utm_source]
  }
  expect(from('source=somewhere')).toEqual(['somewhere', 'somewhere'])
  expect(from('ref=somewhere')).toEqual(['somewhere', 'somewhere'])
  expect(from('utm_source=letter&source=somewhere&ref=elsewhere')).toEqual(['letter', 'letter'])
  expect(from('utm_source=%20&ref=elsewhere')).toEqual(['elsewhere', 'elsewhere'])
})

test('an engagement event holds how long and how far, and neither revenue nor interest', () => {
  const change = { e: 4000, sd: 60, $: { currency: 'EUR', amount: 5 } }
  expect(accept({ n: 'engagement', ...change })).toMatchObject({
    engagement_ms: 4000,
    scroll_depth: 60,
    interactive: false,
    revenue: null,
    currency: '',
  })
  expect(accept({ n: 'order', ...change })).toMatchObject({
    engagement_ms: 0,
    scroll_depth: null,
    interactive: true,
    revenue: '5',
    currency: 'EUR',
  })
})

test.each([
  [undefined],
  [null],
  ['text'],
  [{}],
  [{ s: SITE, n: 'pageview' }],
  [{ s: 'x', n: 'pageview', u: 'https://a.example/' }],
  [{ s: SITE, n: '', u: 'https://a.example/' }],
  [{ s: SITE, n: 'pageview', u: 'data:text/html,x' }],
  [{ s: SITE, n: 'pageview', u: 'javascript:alert(1)' }],
  [{ s: SITE, n: 'x'.repeat(121), u: 'https://a.example/' }],
])('%j is no event', (body) => {
  expect(parseOwnEvent(body)).toBeUndefined()
})

test('halves of characters, sent or left by the cut, are repaired', () => {
  const event = accept({
    n: 'a\ud83d',
    t: `${'x'.repeat(499)}😀tail`,
    u: `https://shop.example/?utm_source=${'x'.repeat(199)}😀`,
  })
  for (const text of [event.name, event.title, event.attributes.utm_source]) expect(text.isWellFormed()).toBe(true)
})

test('a host, a source and a language have an end', () => {
  const long = `${'a'.repeat(60)}.`.repeat(20)
  const event = accept(
    { u: `https://${long}example/`, r: `https://${long}other/` },
    { acceptLanguage: 'de-'.repeat(50) },
  )
  expect(event.attributes.hostname.length).toBeLessThanOrEqual(253)
  expect(event.attributes.source.length).toBeLessThanOrEqual(253)
  expect(event.attributes.language).toBe('')
})

test('a wrong screen is left out, not the event', () => {
  expect(accept({ w: 'wide' }).attributes.screen).toBe('')
})
