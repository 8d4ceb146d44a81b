import { expect, test } from 'vitest'
import { stepOf } from './colourSteps.ts'

test('no visits have a step of their own', () => {
  expect(stepOf(0, [0, 3])).toBe(0)
  expect(stepOf(0, [])).toBe(0)
})

test('each step has a fifth of the values', () => {
  const values = [100, 90, 50, 40, 30, 20, 10, 8, 4, 2]
  expect(values.map((value) => stepOf(value, values))).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1])
})

test('a few values use the dark end, and equal ones share a step', () => {
  expect(stepOf(7, [7])).toBe(5)
  expect([9, 1].map((value) => stepOf(value, [9, 1]))).toEqual([5, 3])
  expect([2, 1, 1, 1].map((value) => stepOf(value, [2, 1, 1, 1]))).toEqual([5, 4, 4, 4])
})
