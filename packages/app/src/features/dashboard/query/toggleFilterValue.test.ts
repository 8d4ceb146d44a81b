import type { Filter } from '@sightline/api-client'
import { expect, test } from 'vitest'
import { toggleFilterValue } from './toggleFilterValue.ts'

test('a row that is pressed becomes a filter, another one a further value, and pressed again it goes', () => {
  const one = toggleFilterValue([], 'country', 'DE')
  expect(one).toEqual([['is', 'country', ['DE']]])
  const two = toggleFilterValue(one, 'country', 'AT')
  expect(two).toEqual([['is', 'country', ['DE', 'AT']]])
  expect(toggleFilterValue(two, 'country', 'DE')).toEqual([['is', 'country', ['AT']]])
  expect(toggleFilterValue(one, 'country', 'DE')).toEqual([])
})

test('only a filter for exact values takes a further one', () => {
  const not: Filter = ['is_not', 'country', ['DE']]
  expect(toggleFilterValue([not], 'country', 'AT')).toEqual([not, ['is', 'country', ['AT']]])
})
