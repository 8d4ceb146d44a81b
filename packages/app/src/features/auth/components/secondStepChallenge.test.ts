import { expect, test } from 'vitest'
import { challengeIn } from './secondStepChallenge.ts'

test('only the answer that asks for a second step has a challenge', () => {
  const data = { challenge: 'c' }
  expect(challengeIn({ code: 403, message: 'second_step_needed', data })).toBe('c')
  expect(challengeIn({ code: 403, message: 'account_disabled', data })).toBeUndefined()
  expect(challengeIn({ code: 403, message: 'second_step_needed', data: null })).toBeUndefined()
})
