import { expect, test } from 'vitest'
import { layersOf, stackTotals } from './layers.ts'

const series = [
  { id: 'a', name: 'A', values: [1, null, null] },
  { id: 'b', name: 'B', values: [2, 3, null] },
  { id: 'rest', name: 'Other', values: [0, 1, null], isRest: true },
]
const buckets = ['2026-11-01', '2026-11-02', '2026-11-03'].map((start) => ({ start, isPartial: false }))

test('a series keeps its colour while another one is hidden, and the rest has none', () => {
  const colours = (hidden: string[]) => layersOf(series, new Set(hidden)).map(({ id, colour }) => [id, colour])
  expect(colours([])).toEqual([
    ['a', 0],
    ['b', 1],
    ['rest', null],
  ])
  expect(colours(['a'])).toEqual([
    ['b', 1],
    ['rest', null],
  ])
})

test('the seventh series is drawn as the rest is', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ id: String(index), name: '', values: [] }))
  expect(layersOf(many, new Set()).map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4, 5, null])
})

test('a whole is the sum of what is shown, and missing where nothing is known', () => {
  const wholes = (hidden: string[]) =>
    stackTotals(buckets, layersOf(series, new Set(hidden)), 'UTC').map(({ value }) => value)
  expect(wholes([])).toEqual([3, 4, null])
  expect(wholes(['b'])).toEqual([1, 1, null])
  expect(wholes(['a', 'b', 'rest'])).toEqual([null, null, null])
})
