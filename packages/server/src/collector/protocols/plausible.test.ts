import { expect, test } from 'vitest'
import { parsePlausibleEvent } from './plausible.ts'

const long = { name: 'order', url: 'https://a.example/x#/y', domain: 'a.example', referrer: 'https://b.example/' }

test('long and short names say the same', () => {
  const parsed = parsePlausibleEvent({
    ...long,
    props: { a: 1 },
    revenue: { amount: 5, currency: 'EUR' },
    interactive: false,
    hashMode: 1,
  })
  expect(parsed).toMatchObject({
    sites: [{ domain: 'a.example' }],
    name: 'order',
    page: { hostname: 'a.example', pathname: '/x#/y' },
    referrer: 'https://b.example/',
    props: { a: '1' },
    revenue: { amount: '5', currency: 'EUR' },
    interactive: false,
  })
  const short = {
    n: long.name,
    u: long.url,
    d: long.domain,
    r: long.referrer,
    $: '{"amount":"5","currency":"EUR"}',
    i: false,
    h: 1,
  }
  expect(parsePlausibleEvent({ ...short, p: { a: 1 } })).toEqual(parsed)
  expect(parsePlausibleEvent({ ...short, m: '{"a":1}' })).toEqual(parsed)
  expect(parsePlausibleEvent({ ...short, meta: '{"a":1}' })).toEqual(parsed)
  expect(parsePlausibleEvent({ ...short, p: { a: 1 }, name: 'x', url: 'x', props: { b: 2 } })).toEqual(parsed)
})

test('fields that may be missing may be null', () => {
  const event = { ...long, referrer: null, props: null, revenue: null, interactive: null }
  expect(parsePlausibleEvent(event)).toMatchObject({ referrer: '', props: {}, interactive: true })
})

test('engagement tells how long and how far', () => {
  const event = { n: 'engagement', u: long.url, d: long.domain, e: 3000, sd: 40, v: 36 }
  expect(parsePlausibleEvent(event)).toMatchObject({ name: 'engagement', engagementMs: 3000, scrollDepth: 40 })
})

test('a comma stands between domains', () => {
  const sitesOf = (domain: string) => parsePlausibleEvent({ ...long, domain })?.sites
  expect(sitesOf('a.example, B.example ,a.example,')).toEqual([{ domain: 'a.example' }, { domain: 'b.example' }])
  expect(sitesOf(',')).toBeUndefined()
  expect(sitesOf(Array.from({ length: 21 }, (_, index) => `${index}.example`).join(','))).toBeUndefined()
})

test.each([
  [undefined],
  [null],
  ['text'],
  [[long]],
  [{}],
  [{ ...long, name: undefined }],
  [{ ...long, name: '' }],
  [{ ...long, name: 5 }],
  [{ ...long, url: undefined }],
  [{ ...long, url: 'a.example/x' }],
  [{ ...long, url: 'data:text/html,x' }],
  [{ ...long, domain: undefined }],
  [{ ...long, domain: '' }],
])('%j is no event', (body) => {
  expect(parsePlausibleEvent(body)).toBeUndefined()
})
