import { isIP } from 'node:net'
import { ApiError, TooManyAttemptsError } from '../errors.ts'

/**
 * The log line of a failed sign-in, which fail2ban can read (docs/operations.md). It names no account. Undefined where
 * the address is not valid: a trusted proxy may have forwarded any text.
 * @param network An IPv4 address, or the first half of an IPv6 address
 */
export function signInLine(error: unknown, network: string): string | undefined {
  const what =
    error instanceof TooManyAttemptsError
      ? 'Sign-in locked'
      : error instanceof ApiError && (error.key === 'sign_in_failed' || error.key === 'code_invalid')
        ? 'Sign-in failed'
        : undefined
  const version = isIP(network)
  if (what === undefined || version === 0) return undefined
  return `${what} from ${network}${version === 6 ? '/64' : ''}`
}
