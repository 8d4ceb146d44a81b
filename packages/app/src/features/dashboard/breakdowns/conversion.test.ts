import { expect, test } from 'vitest'
import { withConversion } from './conversion.ts'

const rows = [{ id: 'Purchase', name: 'Purchase', visitors: 12, percentage: 1.5 }]

test('events convert the share of visitors who did them', () => {
  expect(withConversion('event', rows, [['is', 'country', ['DE']]])).toEqual([{ ...rows[0], conversionRate: 1.5 }])
})

test.each(['event', 'goal', 'page', 'prop:plan'] as const)(
  'under a filter of %s the share is of others',
  (dimension) => {
    expect(withConversion('event', rows, [['is', dimension, ['x']]])).toEqual(rows)
  },
)

test('rows of anything else stay as they are', () => {
  expect(withConversion('country', rows, [])).toEqual(rows)
})
