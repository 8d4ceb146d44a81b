import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ApiError, TooManyAttemptsError } from '../errors.ts'
import { signInLine } from './sign-in-log.ts'

const failed = new ApiError('sign_in_failed')

test('failed and locked sign-ins have a line with the address', () => {
  expect(signInLine(failed, '198.51.100.7')).toBe('Sign-in failed from 198.51.100.7')
  expect(signInLine(new TooManyAttemptsError(5), '2001:db8:0:1::')).toBe('Sign-in locked from 2001:db8:0:1::/64')
})

test('other errors have none, and no text that somebody wrote gets in', () => {
  expect(signInLine(new ApiError('account_disabled'), '198.51.100.7')).toBeUndefined()
  expect(signInLine(failed, '1\nSign-in failed from 203.0.113.9')).toBeUndefined()
})

test('the filter in the documents finds the address in each line', () => {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const filter = /^failregex = (.*)$/m.exec(text)?.[1] ?? ''
  const pattern = new RegExp(filter.replace('<SUBNET>', String.raw`(?<address>[\d.]+|[\da-f:]+/\d+)`))
  const addressIn = (line: string | undefined) => pattern.exec(line ?? '')?.groups?.['address']
  expect(addressIn(signInLine(failed, '198.51.100.7'))).toBe('198.51.100.7')
  expect(addressIn(signInLine(new TooManyAttemptsError(5), '2001:db8:0:1::'))).toBe('2001:db8:0:1::/64')
  expect(addressIn('Somebody said: Sign-in failed from 198.51.100.7')).toBeUndefined()
})
