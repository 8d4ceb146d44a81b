import { expect, test } from 'vitest'
import { filtersIn, textOfFilters, withValue, type Filter } from './filter.ts'

test('a row that is pressed becomes a filter, another one a further value, and pressed again it goes', () => {
  const one = withValue([], 'country', 'DE')
  expect(one).toEqual([['is', 'country', ['DE']]])
  const two = withValue(one, 'country', 'AT')
  expect(two).toEqual([['is', 'country', ['DE', 'AT']]])
  expect(withValue(two, 'country', 'DE')).toEqual([['is', 'country', ['AT']]])
  expect(withValue(one, 'country', 'DE')).toEqual([])
})

test('only a filter for exact values takes a further one', () => {
  const not: Filter = ['is_not', 'country', ['DE']]
  expect(withValue([not], 'country', 'AT')).toEqual([not, ['is', 'country', ['AT']]])
})

test('what is no filter is told apart from what is one', () => {
  expect(filtersIn(null)).toEqual({ filters: [], wrong: [] })
  expect(filtersIn('[')).toEqual({ filters: [], wrong: ['['] })
  expect(filtersIn('{"is":1}')).toEqual({ filters: [], wrong: ['{"is":1}'] })
  expect(filtersIn('[["is","prop:plan",["a"]],["is","prop:",["a"]],["above","page",["a"]],["is","page",[1]]]')).toEqual(
    {
      filters: [['is', 'prop:plan', ['a']]],
      wrong: [
        ['is', 'prop:', ['a']],
        ['above', 'page', ['a']],
        ['is', 'page', [1]],
      ],
    },
  )
})

test.each([
  ['a value that is too long', [['is', 'page', ['/'.repeat(2001)]]]],
  ['too many values', [['is', 'page', Array.from({ length: 101 }, String)]]],
  ['a sign that no store takes', [['is', 'page', ['\0']]]],
  ['half a sign', [['is', 'page', ['\uD800']]]],
])('%s is wrong, as the service has it', (_name, filters) => {
  expect(filtersIn(JSON.stringify(filters)).wrong).toHaveLength(1)
})

test('one filter too many is wrong, and so is a fourth one of goals', () => {
  const many = Array.from({ length: 21 }, () => ['is', 'page', ['/']])
  expect(filtersIn(JSON.stringify(many))).toMatchObject({ filters: { length: 20 }, wrong: { length: 1 } })
  const goals = Array.from({ length: 4 }, () => ['is', 'goal', ['Order']])
  expect(filtersIn(JSON.stringify(goals))).toMatchObject({ filters: { length: 3 }, wrong: { length: 1 } })
})

test('what was wrong stays so when it is written and read again', () => {
  const found = filtersIn('[')
  expect(textOfFilters(found)).toBe('["["]')
  expect(filtersIn(textOfFilters(found))).toEqual(found)
  expect(textOfFilters({ filters: [], wrong: [] })).toBeNull()
})
