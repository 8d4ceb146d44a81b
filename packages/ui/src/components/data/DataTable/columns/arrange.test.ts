import { expect, test } from 'vitest'
import { arrangeColumns, canMove, moved, pinned, shownColumns } from './arrange.ts'

const ids = ['tier', 'region', 'points', 'created_at']

test.each([
  [[], {}, 'tier region points created_at'],
  [['points', 'gone', 'tier'], {}, 'points tier region created_at'],
  [[], { points: 'start', tier: 'end' }, 'points region created_at tier'],
  [['points', 'tier'], { points: 'end', tier: 'end' }, 'region created_at points tier'],
] as const)('ordered %j and pinned %j they are %s', (order, pins, all) => {
  expect(arrangeColumns(ids, { order, pins }).join(' ')).toBe(all)
})

test('the first column stays first, and hidden ones are left out', () => {
  const columns = ['user', ...ids].map((id) => ({ id }))
  const view = { order: ['points', 'user', 'tier'], pins: { created_at: 'start' } } as const
  const shown = shownColumns(columns, new Set(['region']), view)
  expect(shown.map(({ id }) => id).join(' ')).toBe('user created_at points tier')
  expect(shownColumns([], new Set(), view)).toEqual([])
})

test('a column goes one place on or back', () => {
  expect(moved(ids, 'region', 1).join(' ')).toBe('tier points region created_at')
  expect(moved(ids, 'region', -1).join(' ')).toBe('region tier points created_at')
})

test('one that is not shown keeps its place while others go past it', () => {
  const hidden = new Set(['region'])
  expect(moved(ids, 'tier', 1, hidden).join(' ')).toBe('region points tier created_at')
  expect(moved(ids, 'created_at', -1, hidden).join(' ')).toBe('tier region created_at points')
  expect(moved(ids, 'tier', -1, hidden)).toEqual(ids)
})

test('it stays among those of its edge', () => {
  expect(canMove(ids, {}, 'tier', -1)).toBe(false)
  expect(canMove(ids, {}, 'tier', 1)).toBe(true)
  expect(canMove(ids, { tier: 'start' }, 'tier', 1)).toBe(false)
  expect(canMove(ids, { tier: 'start', region: 'start' }, 'tier', 1)).toBe(true)
})

test('a column is at one edge, or at none', () => {
  expect(pinned({ tier: 'start' }, 'tier', 'end')).toEqual({ tier: 'end' })
  expect(pinned({ tier: 'start' }, 'tier', undefined)).toEqual({})
})
