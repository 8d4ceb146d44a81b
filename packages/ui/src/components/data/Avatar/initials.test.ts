import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['mina.keller@harborlane.com', 'MK'],
  ['mina@harborlane.com', 'M'],
  ['mina_k-x@harborlane.com', 'MK'],
  ['王小明@example.cn', '王'],
  ['@example.com', '?'],
  ['', '?'],
])('%s is %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials)
})
