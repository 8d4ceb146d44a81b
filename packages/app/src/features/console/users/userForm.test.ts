import { expect, test } from 'vitest'
import { users } from '../../../testing/userFixtures.ts'
import { changeOf, isUserRow, valuesOf } from './userForm.ts'

const [user] = users

test('nothing was changed until something is typed', () => {
  expect(changeOf(valuesOf(user), user)).toEqual({ id: user.id, version: user.version })
})

test('only what differs is sent, and an emptied field is sent empty', () => {
  expect(changeOf({ ...valuesOf(user), nickname: ' Mira ', ref_code: '' }, user)).toEqual({
    id: user.id,
    version: user.version,
    nickname: 'Mira',
    ref_code: '',
  })
})

test('knows the row that comes with a conflict', () => {
  expect(isUserRow(user)).toBe(true)
  expect(isUserRow({ fields: {} })).toBe(false)
  expect(isUserRow(undefined)).toBe(false)
})
