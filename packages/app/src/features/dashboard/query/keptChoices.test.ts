import { expect, test } from 'vitest'
import { withKeptChoices, type DashboardSetting } from './keptChoices.ts'
import { firstTabs } from './tabs.ts'
import { parseView } from './view.ts'

const kept: DashboardSetting = { range: '28d', interval: 'week', compare: 'none', tabs: { technology: 'os' } }
const opened = (address: string, setting: DashboardSetting | null = kept) =>
  withKeptChoices(new URLSearchParams(address), setting).toString()

test('an address that names no days, buckets or comparison gets those of before, and its other parameters stay', () => {
  expect(opened('')).toBe('range=28d&interval=week&compare=none&technology=os')
  expect(opened('metric=bounce_rate')).toBe('metric=bounce_rate&range=28d&interval=week&compare=none&technology=os')
  expect(opened('', { range: null, interval: null, compare: 'year', tabs: {} })).toBe('compare=year')
})

test.each(['range=7d', 'interval=day', 'compare=previous', 'range=nonsense', 'range=7d&technology=device'])(
  'an address with %s is what it names',
  (address) => {
    expect(opened(address)).toBe(address)
  },
)

test('a tab or a list that the address opens leaves the tabs as it names them', () => {
  expect(opened('content=page_title')).toBe('content=page_title&range=28d&interval=week&compare=none')
  expect(opened('all=source')).toBe('all=source&range=28d&interval=week&compare=none')
})

test('nothing is added while nothing was chosen', () => {
  expect(opened('', null)).toBe('')
  expect(opened('', { range: null, interval: null, compare: null, tabs: {} })).toBe('')
})

test('what this version does not know is shown as at first', () => {
  const search = withKeptChoices(new URLSearchParams(), {
    ...kept,
    range: '90d',
    interval: 'hour',
    tabs: { technology: 'mood', mood: 'os' },
  })
  const view = parseView(search)
  expect(view.openTabs).toEqual(firstTabs)
  expect(view.interval).toBeUndefined()
})
