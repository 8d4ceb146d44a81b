import { expect, test } from 'vitest'
import { isId } from './ids.ts'

test('an id is a whole number without leading zeros that JavaScript holds exactly', () => {
  for (const text of ['0', '1', '42', '999999999999999', '9007199254740991']) expect(isId(text), text).toBe(true)
  for (const text of ['', '-1', '01', '1.5', '1e3', ' 1', '9007199254740992', '9007199254740993', '9999999999999999'])
    expect(isId(text), text).toBe(false)
})
