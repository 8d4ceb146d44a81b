import type { Result } from '@sightline/api-client'

/** What the second step of a sign-in goes on with; undefined where the answer asks for none. */
export function challengeIn(result: Result<unknown>): string | undefined {
  if (result.message !== 'second_step_needed' || !('data' in result)) return undefined
  const { data } = result
  return typeof data === 'object' && data !== null && 'challenge' in data && typeof data.challenge === 'string'
    ? data.challenge
    : undefined
}
