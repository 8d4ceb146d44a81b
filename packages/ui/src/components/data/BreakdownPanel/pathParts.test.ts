import { expect, test } from 'vitest'
import { pathPartsOf } from './pathParts.ts'

test('a short path stays whole', () => {
  expect(pathPartsOf('/journal')).toEqual(['/journal', ''])
  expect(pathPartsOf('')).toEqual(['', ''])
})

test('the end of a long one stays in sight', () => {
  const path = '/journal/2026/how-we-dye-wool-with-walnut'
  const [start, end] = pathPartsOf(path)
  expect(end).toBe('ol-with-walnut')
  expect(start + end).toBe(path)
})

test('no letter is cut in two', () => {
  const path = `/${'日本語'.repeat(12)}/🧶🧵🪡`
  const [start, end] = pathPartsOf(path)
  expect(start + end).toBe(path)
  expect(Array.from(end)).toHaveLength(14)
})
