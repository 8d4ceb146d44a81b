import { expect, test } from 'vitest'
import { hrefOfRow, rowOf } from './rows.ts'

const owner = { kind: 'user', id: '7', name: 'rui@postbox.dev' } as const
const theme = { kind: 'theme', id: '7', name: null } as const

test('a field names the row of its own kind', () => {
  const entry = { subjects: [theme], references: [owner] }
  expect(rowOf(entry, 'owner_id', '7')).toBe(owner)
  expect(rowOf(entry, 'theme_id', '7')).toBe(theme)
  expect(rowOf(entry, 'owner_id', '8')).toBeUndefined()
  expect(rowOf(entry, 'version', '7')).toBeUndefined()
})

test('a row is linked to where it is shown, and one that is gone is not', () => {
  expect(hrefOfRow(owner)).toMatch(/app-user\?email=rui%40postbox\.dev$/)
  expect(hrefOfRow({ kind: 'order', id: '1', name: 'SL 1' })).toMatch(/orders\?open=SL%201$/)
  expect(hrefOfRow({ kind: 'site', id: '4', name: 'postbox.dev' })).toMatch(/\?open=4$/)
  expect(hrefOfRow(theme)).toBeUndefined()
})
