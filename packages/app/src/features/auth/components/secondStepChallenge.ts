import type { Result } from '@sightline/api-client'

/** The token with which the second step of a sign-in continues; undefined where the answer asks for no second step. */
export function challengeIn(result: Result<unknown>): string | undefined {
  if (result.message !== 'second_step_needed' || !('data' in result)) return undefined
  const { data } = result
  return typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string'
    ? data.challenge
    : undefined
}
