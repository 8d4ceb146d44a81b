import { expect, test } from 'vitest'
import { ledgerEntryAnswer, orders } from '../../../testing/consoleRows.ts'
import { ledgerEntryOf, changeOf, isLedgerEntryRow, noPoints, noteOf } from './pointForm.ts'

const [entry] = ledgerEntryAnswer.list
if (entry === undefined) throw new Error('There is no row to change.')
const seen = { id: entry.id, version: entry.version }

test('an entry is sent as it was typed, and never without a number', () => {
  expect(ledgerEntryOf('7', { delta: '−20', reason: 'correction', note: 'Twice' })).toEqual({
    user_id: '7',
    delta: -20,
    reason: 'correction',
    note: 'Twice',
  })
  expect(() => ledgerEntryOf('7', noPoints)).toThrow('number of points')
})

test('only a note that differs is sent, and one that was emptied is sent empty', () => {
  expect(changeOf(noteOf(entry), entry)).toEqual(seen)
  expect(changeOf({ note: ' ' }, entry)).toEqual({ ...seen, note: '' })
  expect(changeOf({ note: 'Thanks ' }, entry)).toEqual({ ...seen, note: 'Thanks' })
})

test('knows the row that comes with a conflict', () => {
  expect(isLedgerEntryRow(entry)).toBe(true)
  expect([orders[0], { fields: {} }, null].map(isLedgerEntryRow)).toEqual([false, false, false])
})
