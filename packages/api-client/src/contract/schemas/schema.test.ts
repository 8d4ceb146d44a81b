import { expect, test } from 'vitest'
import { id } from './schema.ts'

test('an id is a whole number without leading zeros that JavaScript holds exactly', () => {
  const isValid = (text: string) => id.safeParse(text).success
  for (const text of ['0', '1', '42', '999999999999999', '9007199254740991']) expect(isValid(text), text).toBe(true)
  for (const text of ['', '-1', '01', '1.5', '1e3', ' 1', '9007199254740992', '9007199254740993', '9999999999999999'])
    expect(isValid(text), text).toBe(false)
})

test('a wrong id is one wrong field', () => {
  for (const text of ['x', '9007199254740993'])
    expect(id.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['field_invalid'])
})
