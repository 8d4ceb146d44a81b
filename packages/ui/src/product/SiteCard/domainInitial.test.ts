import { expect, test } from 'vitest'
import { domainInitial } from './domainInitial.ts'

test.each([
  ['harborlane.com', 'h'],
  ['www.example.com', 'e'],
  ['', '?'],
])('the initial of %j is %s', (domain, initial) => {
  expect(domainInitial(domain)).toBe(initial)
})
