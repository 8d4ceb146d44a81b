import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, choicesOf, meantBy, operatorsOf } from './filters.ts'

const names: Record<string, string> = { DE: 'Germany', FR: 'France' }
const labelOf = (value: string) => names[value] ?? value
const values = [{ value: 'DE', count: 12 }, { value: 'FR' }]

test('values are called as people know them', () => {
  expect(choicesOf('', values, { operator: 'is', labelOf })).toEqual([
    { value: 'DE', label: 'Germany', count: 12 },
    { value: 'FR', label: 'France' },
  ])
})

test('typed text can be chosen, unless it is there already', () => {
  expect(choicesOf(' /blog* ', [], { operator: 'matches', labelOf })).toEqual([{ value: '/blog*', label: '/blog*' }])
  expect(choicesOf('Germany', values, { operator: 'is', labelOf })).toHaveLength(2)
  expect(choicesOf('DE', values, { operator: 'is_not', labelOf })).toHaveLength(2)
})

test('who types means a value that is called so, else what was typed', () => {
  const known = choicesOf('', values, { operator: 'is', labelOf })
  expect(meantBy('germ', known)).toBe('DE')
  expect(meantBy('de', known)).toBe('DE')
  expect(meantBy(' Atlantis ', known)).toBe('Atlantis')
  expect(meantBy('/a', choicesOf('', [{ value: '/about' }, { value: '/a' }], { operator: 'is', labelOf }))).toBe('/a')
})

test('a part of a value is not a value, and keeps its letters', () => {
  const [first] = choicesOf('', values, { operator: 'contains', labelOf })
  expect(first?.label).toBe('DE')
})

test('no value comes twice', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.string({ minLength: 1 })), (typed, known) => {
      const choices = choicesOf(
        typed,
        known.map((value) => ({ value })),
        { operator: 'is', labelOf: (value) => value },
      )
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length)
    }),
  )
})

test('a field that names no operators has all of them', () => {
  expect(operatorsOf({ id: 'page', label: 'Page' })).toEqual(['is', 'is_not', 'contains', 'contains_not', 'matches'])
  expect(operatorsOf({ id: 'country', label: 'Country', operators: ['is'] })).toEqual(['is'])
})

test('numbers and days are compared by size', () => {
  expect(operatorsOf({ id: 'points', label: 'Points', kind: 'number' })).toEqual([
    'is',
    'more_than',
    'less_than',
    'between',
  ])
  expect(operatorsOf({ id: 'created', label: 'Created', kind: 'date' })).toEqual(['is', 'before', 'after', 'between'])
})

test('of two values the smaller one is the first, by number and by day', () => {
  expect(boundsOf('number', 'between', ['200', '30'])).toEqual(['30', '200'])
  expect(boundsOf('date', 'between', ['2026-11-20', '2025-12-31'])).toEqual(['2025-12-31', '2026-11-20'])
  expect(boundsOf('number', 'more_than', ['0', '7'])).toEqual(['0'])
})

test('a value that is missing makes no filter', () => {
  expect(boundsOf('number', 'is', [])).toBeNull()
  expect(boundsOf('number', 'between', ['3'])).toBeNull()
  expect(boundsOf('date', 'between', ['', '2026-11-20'])).toBeNull()
})
