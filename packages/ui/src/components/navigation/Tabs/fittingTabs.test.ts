import { expect, test } from 'vitest'
import { fittingTabs } from './fittingTabs.ts'

const keys = ['channel', 'source', 'referrer', 'campaign']
const widths = new Map([
  ['channel', 60],
  ['source', 50],
  ['referrer', 70],
  ['campaign', 80],
])
const fit = (room: number, selected = 'channel') =>
  fittingTabs({ keys, widths, gap: 10, room, moreWidth: 40, selected })

test('all tabs stand in a row that has room for them, and then there is no button', () => {
  expect(fit(290)).toEqual(keys)
  expect(fit(289)).not.toEqual(keys)
})

test('the first ones stand beside the button of the rest', () => {
  expect(fit(250)).toEqual(['channel', 'source', 'referrer'])
  expect(fit(249)).toEqual(['channel', 'source'])
  expect(fit(110)).toEqual(['channel'])
})

test('the selected tab stands in the row at its place, however narrow it is', () => {
  expect(fit(260, 'campaign')).toEqual(['channel', 'source', 'campaign'])
  expect(fit(259, 'campaign')).toEqual(['channel', 'campaign'])
  expect(fit(20, 'referrer')).toEqual(['referrer'])
})
