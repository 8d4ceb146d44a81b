import { expect, test } from 'vitest'
import { middleOf } from './middleOf.ts'
import { loadWorld } from './world.ts'

test('the middle of a country is in its largest piece of land', async () => {
  const world = await loadWorld()
  const middle = (wanted: string) => {
    const shape = world.find(({ code }) => code === wanted)?.shape
    return shape === undefined ? undefined : middleOf(shape)?.map(Math.round)
  }
  // Guiana and the islands would pull France into the Atlantic, Alaska and Hawaii the United States to the north, and
  // Hokkaido Japan into the sea.
  expect(middle('FR')).toEqual([2, 47])
  expect(middle('US')).toEqual([-99, 40])
  expect(middle('JP')).toEqual([137, 36])
  expect(middle('BR')).toEqual([-53, -11])
  expect(world.filter(({ shape }) => middleOf(shape) === undefined)).toEqual([])
})
