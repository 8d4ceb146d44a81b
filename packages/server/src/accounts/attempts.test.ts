import { expect, test } from 'vitest'
import { createRateLimit } from '../rate-limit.ts'
import { createAttempts } from './attempts.ts'

const at = (seconds: number) => new Date(seconds * 1000)
const create = (size = 100) => createAttempts(createRateLimit({ max: 3, windowMs: 60_000, size }))

test('so many from however many addresses', () => {
  const attempts = create()
  for (const network of ['a', 'b', 'c']) attempts.begin('owner', network, at(1))
  expect(() => attempts.begin('owner', 'd', at(31))).toThrow(expect.objectContaining({ seconds: 30 }))
  expect(() => attempts.begin('somebody else', 'd', at(31))).not.toThrow()
  expect(() => attempts.begin('owner', 'd', at(61))).not.toThrow()
})

test('a success begins anew', () => {
  const attempts = create()
  for (const network of ['a', 'b', 'c']) attempts.begin('owner', network, at(1))
  attempts.succeeded('owner', 'c')
  expect(() => attempts.begin('owner', 'd', at(2))).not.toThrow()
})

test('outsiders do not keep the owner out at the usual place, where guesses are limited as well', () => {
  const attempts = create()
  attempts.begin('owner', 'home', at(1))
  attempts.succeeded('owner', 'home')
  for (const network of ['a', 'b', 'c']) attempts.begin('owner', network, at(2))
  expect(() => attempts.begin('owner', 'd', at(3))).toThrow('Too many')
  for (let attempt = 0; attempt < 3; attempt += 1) attempts.begin('owner', 'home', at(3))
  expect(() => attempts.begin('owner', 'home', at(4))).toThrow('Too many')
})

test('remembers so many accounts, the newest', () => {
  const attempts = create(2)
  for (let attempt = 0; attempt < 3; attempt += 1) attempts.begin('owner', 'a', at(1))
  attempts.begin('second', 'a', at(1))
  expect(() => attempts.begin('owner', 'a', at(2))).toThrow('Too many')
  attempts.begin('third', 'a', at(2))
  expect(() => attempts.begin('owner', 'a', at(3))).not.toThrow()
})
