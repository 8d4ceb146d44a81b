import { expect, test } from 'vitest'
import { isAccepted } from './isAccepted.ts'

test.each([
  ['users.CSV', '', ['.csv'], true],
  ['users.csv.exe', '', ['.csv'], false],
  ['users', 'text/csv', ['.csv', 'text/csv'], true],
  ['photo.jpg', 'image/jpeg', ['image/*'], true],
  ['notes.txt', 'text/plain', ['image/*', '.csv'], false],
  ['notes.txt', 'text/plain', [], false],
])('%s of type %j among %j: %s', (name, type, types, isOne) => {
  expect(isAccepted({ name, type }, types)).toBe(isOne)
})
