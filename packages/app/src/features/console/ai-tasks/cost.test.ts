import { expect, test } from 'vitest'
import { costText } from './cost.ts'

test.each([
  [120, 'USD', '$1.20'],
  [120, 'JPY', '¥120'],
  [1234, 'BHD', /1\.234/],
])('%i of %s is %s', (cost, currency, text) => {
  expect(costText({ cost, currency }, 'en-US')).toMatch(text)
})

test('a task without a cost shows none', () => {
  expect(costText({ cost: null, currency: 'USD' }, 'en-US')).toBeNull()
  expect(costText({ cost: 5, currency: null }, 'en-US')).toBeNull()
})
