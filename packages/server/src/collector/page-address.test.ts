import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePageAddress } from './page-address.ts'

const pathAt = (address: string, isHashMode = false) => parsePageAddress(address, { isHashMode })?.pathname

test.each([
  ['https://a.example', '/'],
  ['https://a.example/path ', '/path'],
  ['https://a.example/path%20', '/path'],
  ['https://a.example/caf%C3%A9', '/café'],
  ['https://a.example/café', '/café'],
  ['https://a.example/日本', '/日本'],
  ['https://a.example/a%20b', '/a b'],
  ['https://a.example/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  ['https://a.example/100%25', '/100%25'],
  ['https://a.example/%2541', '/%2541'],
  ['https://a.example/latin%E9', '/latin%E9'],
  ['https://a.example/a%00%0Ab', '/a%00%0Ab'],
  ['https://a.example/a?b=c#d', '/a'],
])('the path of %s is %s', (address, path) => {
  expect(pathAt(address)).toBe(path)
})

test('in hash mode the path goes on behind the hash', () => {
  expect(pathAt('https://a.example/app#/inbox/caf%C3%A9?x', true)).toBe('/app#/inbox/café?x')
  expect(pathAt('https://a.example/app', true)).toBe('/app')
})

test.each([
  '',
  'text',
  '/path',
  'data:text/html,x',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://',
  'ftp://a.example/',
])('"%s" is no page', (address) => {
  expect(parsePageAddress(address)).toBeUndefined()
})

test('a path that was kept is kept as it is, and whoever visits it is on the same page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.boolean(), (text, isEncoded) => {
      const path = pathAt(`https://a.example/${isEncoded ? encodeURIComponent(text.toWellFormed()) : text}`)
      if (path === undefined) throw new Error('no page')
      expect(path.isWellFormed()).toBe(true)
      expect(pathAt(`https://a.example${path}`)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})

test('a path and a host have an end', () => {
  const page = parsePageAddress(`https://${'a'.repeat(60)}.${'b.'.repeat(200)}example/${'x'.repeat(1998)}😀😀`)
  expect(page?.pathname).toHaveLength(2000)
  expect(page?.pathname.isWellFormed()).toBe(true)
  expect(page?.hostname.length).toBe(253)
})
