import { expect, test } from 'vitest'
import { excludeFilterValue } from './excludeFilterValue.ts'

test('a value is excluded, and another one of the same dimension with it', () => {
  const one = excludeFilterValue([['is', 'page', ['/']]], 'country', 'DE')
  expect(one).toEqual([
    ['is', 'page', ['/']],
    ['is_not', 'country', ['DE']],
  ])
  const two = excludeFilterValue(one, 'country', '')
  expect(two.at(-1)).toEqual(['is_not', 'country', ['DE', '']])
  expect(excludeFilterValue(two, 'country', 'DE')).toEqual(two)
})

test('a value that was filtered by is no longer, and a filter without values goes', () => {
  expect(excludeFilterValue([['is', 'country', ['DE', 'AT']]], 'country', 'DE')).toEqual([
    ['is', 'country', ['AT']],
    ['is_not', 'country', ['DE']],
  ])
  expect(excludeFilterValue([['is', 'country', ['DE']]], 'country', 'DE')).toEqual([['is_not', 'country', ['DE']]])
})
