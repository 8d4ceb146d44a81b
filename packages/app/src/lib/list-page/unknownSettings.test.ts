import { expect, test } from 'vitest'
import { unknownIn } from './unknownSettings.ts'

const view = { hidden: ['region'], known: ['email', 'region', 'shoe_size'], density: 'compact', lines: 'cut' } as const
const settings = {
  table_view: {
    ...view,
    hidden: [...view.hidden],
    known: [...view.known],
    order: ['email', 'age'],
    pins: {},
    widths: { age: 90 },
  },
  filter_sets: [{ name: 'Mine', filters: { email: 'a', horoscope: 'lion' } }],
}

test('what somebody chose of columns and filters that there are not any more is told, once', () => {
  expect(unknownIn(settings, [{ id: 'email' }, { id: 'region' }], [{ name: 'email' }])).toEqual(['age', 'horoscope'])
})

test('a column that was only there is not told, and of nothing chosen nothing is', () => {
  expect(unknownIn({ ...settings, filter_sets: [] }, [{ id: 'email' }, { id: 'region' }, { id: 'age' }], [])).toEqual(
    [],
  )
  expect(unknownIn({ table_view: null, filter_sets: [] }, [], [])).toEqual([])
})
