import { expect, test } from 'vitest'
import { formatFilters, parseFilters } from './filters.ts'

test('invalid filters are told apart from valid ones', () => {
  expect(parseFilters(null)).toEqual({ filters: [], invalid: [] })
  expect(parseFilters('[')).toEqual({ filters: [], invalid: ['['] })
  expect(parseFilters('{"is":1}')).toEqual({ filters: [], invalid: ['{"is":1}'] })
  expect(
    parseFilters('[["is","prop:plan",["a"]],["is","prop:",["a"]],["above","page",["a"]],["is","page",[1]]]'),
  ).toEqual({
    filters: [['is', 'prop:plan', ['a']]],
    invalid: [
      ['is', 'prop:', ['a']],
      ['above', 'page', ['a']],
      ['is', 'page', [1]],
    ],
  })
})

test.each([
  ['a value that is too long', [['is', 'page', ['/'.repeat(2001)]]]],
  ['too many values', [['is', 'page', Array.from({ length: 101 }, String)]]],
  ['a sign that no store takes', [['is', 'page', ['\0']]]],
  ['half a sign', [['is', 'page', ['\uD800']]]],
])('%s is wrong, as the service has it', (_name, filters) => {
  expect(parseFilters(JSON.stringify(filters)).invalid).toHaveLength(1)
})

test('one filter too many is wrong, and so is a fourth one of goals', () => {
  const many = Array.from({ length: 21 }, () => ['is', 'page', ['/']])
  expect(parseFilters(JSON.stringify(many))).toMatchObject({ filters: { length: 20 }, invalid: { length: 1 } })
  const goals = Array.from({ length: 4 }, () => ['is', 'goal', ['Order']])
  expect(parseFilters(JSON.stringify(goals))).toMatchObject({ filters: { length: 3 }, invalid: { length: 1 } })
})

test('an invalid filter stays invalid when it is written and read again', () => {
  const found = parseFilters('[')
  expect(formatFilters(found)).toBe('["["]')
  expect(parseFilters(formatFilters(found))).toEqual(found)
  expect(formatFilters({ filters: [], invalid: [] })).toBeNull()
})
