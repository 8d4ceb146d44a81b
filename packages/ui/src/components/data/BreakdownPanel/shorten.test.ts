import { expect, test } from 'vitest'
import { partsOf } from './shorten.ts'

test('a short path stays whole', () => {
  expect(partsOf('/journal')).toEqual(['/journal', ''])
  expect(partsOf('')).toEqual(['', ''])
})

test('the end of a long one stays in sight', () => {
  const path = '/journal/2026/how-we-dye-wool-with-walnut'
  const [start, end] = partsOf(path)
  expect(end).toBe('ol-with-walnut')
  expect(start + end).toBe(path)
})

test('no letter is cut in two', () => {
  const path = `/${'日本語'.repeat(12)}/🧶🧵🪡`
  const [start, end] = partsOf(path)
  expect(start + end).toBe(path)
  expect(Array.from(end)).toHaveLength(14)
})
