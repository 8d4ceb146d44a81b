import { expect, test } from 'vitest'
import { pinsOf } from './pins.ts'

const table = { ids: ['user', 'tier', 'points', 'created_at'], widths: [140, 100, 80, 90], width: 900, controls: 52 }

test('columns stay beside the first one, and before the controls', () => {
  const pins = pinsOf({ ...table, pins: { tier: 'start', points: 'end', created_at: 'end' } })
  expect([...pins]).toEqual([
    ['tier', { side: 'start', offset: 140 }],
    ['created_at', { side: 'end', offset: 52 }],
    ['points', { side: 'end', offset: 142 }],
  ])
})

test('where they would leave no room, none of them stays', () => {
  expect(pinsOf({ ...table, width: 400, pins: { tier: 'start' } }).size).toBe(0)
})
