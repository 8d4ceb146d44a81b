import { expect, test } from 'vitest'
import { strengthOf } from './strength.ts'

test.each([
  ['', 0],
  ['short', 0],
  ['aaaaaaaaaaaa', 1],
  ['password123', 1],
  ['1234567890', 1],
  ['harborlane', 2],
  ['harbor lane 7', 3],
  ['correct horse battery staple', 4],
  ['港口小路上的羊毛与核桃', 2],
])('%j has the strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
