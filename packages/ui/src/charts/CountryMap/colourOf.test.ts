import { expect, test } from 'vitest'
import { colourOf, placeOf } from './colourOf.ts'

const colours = ['none', 'a', 'b', 'c', 'd', 'e'] as const

test('the place of a value is the square root of its share of the largest', () => {
  expect([100, 25, 4, 0].map((value) => placeOf(value, 100))).toEqual([1, 0.5, 0.2, 0])
  expect(placeOf(3, 0)).toBe(0)
})

test('a value of 0 has a colour of its own, and the largest value the last one', () => {
  expect(colourOf(0, 100, colours)).toBe('none')
  expect(colourOf(0, 0, colours)).toBe('none')
  expect(colourOf(100, 100, colours)).toBe('e')
  expect(colourOf(7, 7, colours)).toBe('e')
})

test('other values lie between two colours, and are told apart where they differ', () => {
  expect(colourOf(25, 100, colours)).toBe('c')
  expect(colourOf(1, 100, colours)).toBe('color-mix(in oklab, b 40%, a)')
  expect(colourOf(57, 100, colours)).toBe('color-mix(in oklab, e 2%, d)')
  expect(colourOf(10, 100, colours)).toBe('color-mix(in oklab, c 26%, b)')
  expect(colourOf(5, 100, colours)).not.toBe(colourOf(10, 100, colours))
})
