import { expect, test } from 'vitest'
import { resized } from './resize.ts'

const shown = ['user', 'tier', 'points', 'region'].map((id) => ({ id, width: 150 }))

test('a column takes its width, those before it keep theirs, those behind it are free', () => {
  expect(resized(shown, {}, 'points', 220.4)).toEqual({ user: 150, tier: 150, points: 220 })
  expect(resized(shown, { region: 90 }, 'user', 220)).toEqual({ user: 220, region: 90 })
})

test('none is made narrower than its edges, or as wide as a wall', () => {
  expect(resized(shown, {}, 'tier', 3)).toEqual({ user: 150, tier: 64 })
  // The first one names the row.
  expect(resized(shown, {}, 'user', 3)).toEqual({ user: 140 })
  expect(resized(shown, {}, 'user', 9000)).toEqual({ user: 1200 })
})
