import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyFile, safeName } from './fileNames.ts'

test.each([
  ['harborlane.com', 'harborlane.com'],
  ['例え.jp', '例え.jp'],
  ['مثال.com', 'مثال.com'],
  ['a/b\\c:d*e?"f<g>h|i', 'a-b-c-d-e-f-g-h-i'],
  ['../../etc/passwd', 'etc-passwd'],
  ['..', 'file'],
  ['', 'file'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%j becomes %j', (text, name) => {
  expect(safeName(text)).toBe(name)
})

test('no name leads out of its folder, and none is without a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = safeName(text)
      expect(name).not.toMatch(/[\\/:*?"<>|]|\p{Cc}/u)
      expect(name).not.toMatch(/^\.|^$/)
      expect(name.isWellFormed()).toBe(true)
    }),
  )
})

test('properties whose names look alike have files of their own', () => {
  expect(propertyFile('a/b', 0)).toBe('properties/001-a-b.csv')
  expect(propertyFile('a b', 1)).toBe('properties/002-a-b.csv')
})
