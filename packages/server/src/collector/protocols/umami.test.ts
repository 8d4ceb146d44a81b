import { expect, test } from 'vitest'
import { parseUmamiRequest } from './umami.ts'

const SITE = '0192d9a0-0000-7000-8000-000000000001'
const parse = (payload: object, type = 'event') => parseUmamiRequest({ type, payload: { website: SITE, ...payload } })
const pageOf = (payload: object) => {
  const page = parse(payload)?.event?.page
  return page === undefined ? undefined : `${page.hostname} ${page.pathname} ${page.query}`
}

test('without a name it is a view', () => {
  const request = parse({
    url: '/basket?utm_source=letter',
    hostname: 'a.example',
    referrer: 'https://b.example/',
    title: 'Basket',
    screen: '390x844',
    language: 'de-CH',
  })
  expect(request).toMatchObject({
    site: { publicId: SITE },
    event: {
      sites: [{ publicId: SITE }],
      name: 'pageview',
      page: { hostname: 'a.example', pathname: '/basket' },
      referrer: 'https://b.example/',
      title: 'Basket',
      screen: '390x844',
      language: 'de-CH',
    },
  })
  expect(parse({ name: '', url: '/' })?.event?.name).toBe('pageview')
  expect(parse({ name: null, url: '/' })?.event?.name).toBe('pageview')
})

test.each([
  [{ url: '/a?b=c#d', hostname: 'a.example' }, 'a.example /a b=c'],
  [{ url: 'a/b', hostname: 'a.example:8080' }, 'a.example /a/b '],
  [{ url: '//other.example/a', hostname: 'a.example' }, 'a.example //other.example/a '],
  [{ url: 'https://c.example/a', hostname: 'a.example' }, 'c.example /a '],
  [{ url: '/a' }, ' /a '],
  [{ url: '', hostname: 'not a host' }, ' / '],
  [{ name: 'order' }, ' / '],
])('%j is on the page "%s"', (payload, page) => {
  expect(pageOf(payload)).toBe(page)
})

test('data are properties, and revenue where they hold one', () => {
  const data = { size: 'L', count: 2, list: [1], revenue: 19.99, currency: 'EUR' }
  expect(parse({ name: 'order', url: '/', tag: 'b', data })?.event).toMatchObject({
    props: { tag: 'b', size: 'L', count: '2', revenue: '19.99', currency: 'EUR' },
    revenue: { amount: '19.99', currency: 'EUR' },
  })
})

test('who and when are not taken from the payload', () => {
  const claims = {
    ip: '192.0.2.1',
    userAgent: 'Somebody',
    timestamp: 1,
    id: 'person-1',
    browser: 'x',
    os: 'x',
    device: 'x',
  }
  const text = JSON.stringify(parse({ url: '/', ...claims }))
  expect(text).toBe(JSON.stringify(parse({ url: '/' })))
})

test('identify and performance are understood, but no events', () => {
  for (const type of ['identify', 'performance']) {
    expect(parse({ url: '/', data: { a: 1 }, lcp: 5 }, type)).toEqual({ site: { publicId: SITE }, event: undefined })
  }
})

test.each([
  [undefined],
  [[]],
  [{ type: 'event' }],
  [{ type: 'other', payload: { website: SITE, url: '/' } }],
  [{ type: 'event', payload: { website: 'site', url: '/' } }],
  [{ type: 'event', payload: { url: '/' } }],
  [{ type: 'event', payload: { website: SITE, url: 'data:text/html,x' } }],
  [{ type: 'event', payload: { website: SITE, url: '/', name: 'x'.repeat(121) } }],
  [[{ type: 'event', payload: { website: SITE, url: '/' } }]],
])('%j is no event', (body) => {
  expect(parseUmamiRequest(body)).toBeUndefined()
})
