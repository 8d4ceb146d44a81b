import { expect, test } from 'vitest'
import { encodingFor } from './accepted-encoding.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['gzip ; q=0.001', 'gzip'],
  [undefined, undefined],
])('of %j it is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
