import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOwnEvent } from './sightline.ts'

const SITE = '0192d9a0-0000-7000-8000-000000000001'
const parse = (change: object = {}) =>
  parseOwnEvent({ s: SITE, n: 'order', u: 'https://a.example/app#/cart', ...change })

test('every field has its place', () => {
  expect(
    parse({
      r: 'https://b.example/',
      t: ' Cart ',
      w: '390x844',
      p: { size: 'L', count: 2 },
      $: { currency: 'EUR', amount: '12.50' },
      i: false,
      h: 1,
    }),
  ).toEqual({
    sites: [{ publicId: SITE }],
    name: 'order',
    page: { hostname: 'a.example', pathname: '/app#/cart', query: new URLSearchParams() },
    referrer: 'https://b.example/',
    title: 'Cart',
    screen: '390x844',
    language: '',
    props: { size: 'L', count: '2' },
    revenue: { currency: 'EUR', amount: '12.50' },
    interactive: false,
    engagementMs: 0,
    scrollDepth: null,
  })
})

test('what a page says of an event may keep the names that the page uses', () => {
  const details = { props: { size: 'L' }, revenue: { currency: 'EUR', amount: 12.5 }, interactive: false }
  const { props, revenue, interactive } = details
  expect(parse(details)).toEqual(parse({ p: props, $: revenue, i: interactive }))
  expect(parse({ ...details, p: { size: 'M' } })?.props).toEqual({ size: 'M' })
})

test('a wrong field that may be missing is as good as missing', () => {
  const event = parse({ r: 5, t: {}, w: 'wide', p: [1], $: 'x', i: 'no', h: 'yes' })
  expect(event).toEqual(parse())
  expect(event).toMatchObject({ referrer: '', title: '', screen: '', props: {}, interactive: true })
  expect(event?.revenue).toBeUndefined()
})

test('only engagement events tell how long and how far a page was read', () => {
  const read = (e: unknown, sd: unknown, n = 'engagement') => {
    const event = parse({ n, e, sd })
    return [event?.engagementMs, event?.scrollDepth]
  }
  expect(read(4321.4, 55.5)).toEqual([4321, 56])
  expect(read(0, 0)).toEqual([0, 0])
  expect(read(-0, -0)).toEqual([0, 0])
  expect(read(1e12, 100)).toEqual([86_400_000, 100])
  expect(read(-1, 101)).toEqual([0, null])
  expect(read('5', null)).toEqual([0, null])
  expect(read(4321, 55, 'pageview')).toEqual([0, null])
})

test('a usual body is taken as any other one is', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.constantFrom(' padded ', 'x'.repeat(3000)),
  )
  const field = fc.oneof(text, fc.constantFrom('1440x900', '123456x1', undefined, null, 5, {}))
  fc.assert(
    fc.property(fc.record({ n: field, r: field, t: field, w: field, p: field, i: field }), (fields) => {
      // An id in capitals is no usual one.
      expect(parse(fields)).toEqual(parse({ ...fields, s: SITE.toUpperCase() }))
    }),
  )
})
