import { endpoints } from '../../contract/endpoints/index.ts'
import { encode } from '../encode.ts'
import { failureOf, type Answer, type Http } from '../http.ts'
import { isInvalidToken, type InvalidToken } from '../invalidToken.ts'
import type { Failure } from '../result.ts'
import { mayPass } from '../retry.ts'
import type { StoredSession } from '../session.ts'
import { sessionIn } from '../sessionIn.ts'
import type { TokenLifetimes } from './tokenLifetimes.ts'
import { withLock } from './lock.ts'

export interface RefreshOptions {
  session: StoredSession
  lifetimes: TokenLifetimes
  http: Http
  /**
   * The milliseconds to wait for another tab's exchange, and at most for this one's; 0 waits without end for others.
   */
  timeout: number
  /** Removes the session if it still has this token. */
  endSession: (token: string) => void
}

/**
 * The milliseconds after which an exchange without an answer has failed. The service may have made the exchange and
 * repeats its answer for 30 seconds, which leaves time for another attempt.
 */
const answerLimit = 10_000
/** The milliseconds after which a failed exchange is tried again for the same token. */
const pause = 5_000

/**
 * Creates a function that returns the token to send. A stored token that expires soon is exchanged first: once for all
 * waiting requests, and once for all tabs. It returns an error or a failure where no token can be sent.
 */
export function createRefresh({ session, lifetimes, http, timeout, endSession }: RefreshOptions) {
  let running: Promise<Outcome> | undefined
  let failed: { token: string; at: number; outcome: Outcome } | undefined

  return async function tokenToSend(): Promise<string | null | InvalidToken | Failure> {
    // An unreadable storage sends nothing: without a token the call would be somebody else's.
    const token = session.readToken()
    if (token === null || !isDue(token)) return token
    running ??= exchangeOnce(token).finally(() => (running = undefined))
    const outcome = await running
    if (outcome?.code === 400) return outcome
    const current = session.token()
    return outcome !== undefined && current === token && !isAlive(token) ? outcome : current
  }

  function isDue(token: string): boolean {
    return refreshToken() !== undefined && lifetimes.of(token)?.isDue === true
  }

  function isAlive(token: string): boolean {
    return (lifetimes.of(token)?.left ?? Infinity) > 0
  }

  /** The refresh token; undefined where the session cannot be prolonged. */
  function refreshToken(): string | undefined {
    const stored: unknown = session.userinfo()?.refresh_token
    return typeof stored === 'string' && stored !== '' ? stored : undefined
  }

  async function exchangeOnce(token: string): Promise<Outcome> {
    if (failed?.token === token && performance.now() - failed.at < pause) return failed.outcome
    try {
      return await withLock(`sightline refresh ${token}`, timeout, () => exchange(token))
    } catch (error) {
      // The lock was not acquired in time, or the storage could not be written.
      const outcome = failureOf(error)
      failed = { token, at: performance.now(), outcome }
      return outcome
    }
  }

  async function exchange(token: string): Promise<Outcome> {
    // Another tab may have exchanged it first, or the person has signed out or in.
    const refresh_token = refreshToken()
    if (session.token() !== token || refresh_token === undefined) return undefined
    const { method, path: url } = endpoints.auth.refresh
    const limit = timeout === 0 ? answerLimit : Math.min(timeout, answerLimit)
    const fields = encode(endpoints.auth.refresh, { refresh_token })
    const answer = await http({ method, url, ...fields, token, timeout: limit })
    if (session.token() !== token) return undefined
    const renewed = sessionIn(endpoints.auth.refresh, answer.body)
    if (answer.failure !== undefined || renewed === undefined) return fail(token, answer)
    lifetimes.begin(renewed.token)
    session.store(renewed)
    return undefined
  }

  function fail(token: string, answer: Answer): Outcome {
    if (isInvalidToken(answer.body)) {
      endSession(token)
      return answer.body
    }
    // When the exchange is rejected, the service still decides by the old token; without an answer another try is worth
    // it.
    const isWorthRetry = mayPass(answer) || answer.failure?.kind === 'rejected'
    const outcome = isWorthRetry ? answer.failure : undefined
    failed = { token, at: performance.now(), outcome }
    return outcome
  }
}

type Outcome = InvalidToken | Failure | undefined
