import { expect, test } from 'vitest'
import { formatView, parseView } from '../query/view.ts'
import { isSame, stateOf, viewOf } from './savedViewState.ts'

const read = (search: string) => parseView(new URLSearchParams(search))
const shown = 'range=30d&interval=week&compare=year&filters=[["is","country",["DE"]]]&metric=bounce_rate'

test('days, comparison, buckets, filters and metric are kept, and nothing else', () => {
  const kept = stateOf(read(`${shown}&technology=os&all=os&prediction=on&view=3`))
  expect(kept).toEqual({
    range: '30d',
    interval: 'week',
    compare: 'year',
    filters: '[["is","country",["DE"]]]',
    metric: 'bounce_rate',
  })
})

test('invalid parts of the address are not saved', () => {
  expect(stateOf(read('range=7d&filters=['))).toEqual({ range: '7d', compare: 'previous' })
})

test('a state without a comparison compares with nothing, whatever an address without one does', () => {
  expect(stateOf(read('range=7d&compare=none'))).toEqual({ range: '7d' })
  expect(viewOf('3', { range: '7d' }).comparison).toBeNull()
  expect(isSame(read('range=7d&compare=none'), { range: '7d' })).toBe(true)
  expect(isSame(read('range=7d'), { range: '7d' })).toBe(false)
})

test('a view that is opened shows what was kept, and the tabs that are open', () => {
  const view = { ...read('range=7d&technology=os'), ...viewOf('3', stateOf(read(shown))) }
  const search = formatView(view, new URLSearchParams())
  expect(search.get('view')).toBe('3')
  expect(search.get('technology')).toBe('os')
  expect(search.get('range')).toBe('30d')
  expect(isSame(view, stateOf(read(shown)))).toBe(true)
})

test('another filter, metric or range is a change, another tab is none', () => {
  const saved = stateOf(read(shown))
  expect(isSame(read(`${shown}&content=exit_page`), saved)).toBe(true)
  expect(isSame(read(shown.replace('DE', 'AT')), saved)).toBe(false)
  expect(isSame(read(shown.replace('bounce_rate', 'pageviews')), saved)).toBe(false)
  expect(isSame(read(shown.replace('30d', '28d')), saved)).toBe(false)
})
