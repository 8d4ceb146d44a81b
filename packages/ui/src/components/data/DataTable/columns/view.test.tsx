import { afterEach, expect, test } from 'vitest'
import { hiddenNow, storeView, readView, parseView, type View } from './view.ts'

const view: View = {
  switchedOff: new Set(['region']),
  density: 'compact',
  lines: 'wrap',
  order: ['points', 'tier'],
  pins: { points: 'end' },
  widths: { tier: 180 },
}

const known = ['tier', 'region', 'points']

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test.each(['local', 'session'] as const)('comes back as it was kept in %s storage, and only from there', (kind) => {
  storeView('users', kind, view, known)
  expect(readView('users', kind)).toEqual({ ...view, known })
  expect(readView('users', kind === 'local' ? 'session' : 'local')).toEqual({ pins: {}, widths: {} })
})

test('without a key nothing is kept', () => {
  storeView(undefined, 'local', view, known)
  expect(localStorage.length).toBe(0)
  expect(readView(undefined, 'local')).toEqual({})
})

test.each(['{', '7', 'null', '[]', '{"switchedOff":7,"density":"tall","order":{},"lines":1}'])(
  '%s is nobody’s view',
  (text) => {
    localStorage.setItem('users', text)
    expect(readView('users', 'local').switchedOff).toBeUndefined()
    expect(readView('users', 'local').order).toBeUndefined()
  },
)

test('a column that was added since and is hidden at first stays hidden, one that was switched on stays on', () => {
  const columns = [...known, 'notes'].map((id) => ({ id, isHiddenAtFirst: id === 'notes' || id === 'points' }))
  expect([...hiddenNow(columns, new Set(['region']), known)]).toEqual(['region', 'notes'])
  expect([...hiddenNow(columns)]).toEqual(['points', 'notes'])
})

test('of a view that is half wrong the other half stays', () => {
  expect(
    parseView({
      order: ['tier', 7],
      pins: { tier: 'left', points: 'start' },
      widths: { tier: '9', points: 90, x: -1 },
    }),
  ).toEqual({ order: ['tier'], pins: { points: 'start' }, widths: { points: 90 } })
})
