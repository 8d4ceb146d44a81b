import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesWildcard } from './wildcard.ts'

test.each([
  ['/admin', '/admin', true],
  ['/admin/x', '/admin', false],
  ['/admin/x', '/admin*', true],
  ['/admin', '/admin*', true],
  ['/a/b/c', '/a/*/c', true],
  ['/a/c', '/a/*/c', false],
  ['/x/preview', '*/preview', true],
  ['/x/preview/y', '*/preview', false],
  ['/x/preview/y', '*preview*', true],
  ['', '*', true],
  ['/aba', '/ab*ba', false],
  ['/a.c', '/a?c', false],
  ['/', '', false],
])('"%s" is like "%s": %s', (text, pattern, expected) => {
  expect(matchesWildcard(text, pattern)).toBe(expected)
})

test('agrees with the expression that says the same', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 })
  const texts = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 })
  fc.assert(
    fc.property(texts, letters, (text, pattern) => {
      expect(matchesWildcard(text, pattern)).toBe(new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text))
    }),
  )
})

test('many stars take no time', () => {
  expect(matchesWildcard('a'.repeat(2000), `${'*a'.repeat(250)}b`)).toBe(false)
})
