import { expect, test } from 'vitest'
import { changedIn, changesIn, textsOf } from './changedFields.ts'

const before = { name: 'Order', steps: [{ pattern: '/' }, { pattern: '/thanks' }] }

test('texts of rows have a path each', () => {
  expect(textsOf(before)).toEqual({ name: 'Order', 'steps.0.pattern': '/', 'steps.1.pattern': '/thanks' })
})

test('white space around a text is no change', () => {
  expect(changedIn({ ...before, name: ' Order ' }, before)).toEqual([])
  expect(changesIn({ name: ' Orders ', note: '' }, { name: 'Order', note: '' })).toEqual({ name: 'Orders' })
})

test('a row that is gone or new is a change, an empty one is none', () => {
  const [first, second] = before.steps as [{ pattern: string }, { pattern: string }]
  expect(changedIn({ ...before, steps: [first] }, before)).toEqual(['steps.1.pattern'])
  expect(changedIn({ ...before, steps: [first, second, { pattern: '/more' }] }, before)).toEqual(['steps.2.pattern'])
  expect(changedIn({ ...before, steps: [first, second, { pattern: '' }] }, before)).toEqual([])
})
