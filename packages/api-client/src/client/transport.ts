import { endpoints, type Endpoint } from '../contract/endpoints/index.ts'
import type { Adapter } from './adapters/adapter.ts'
import { encode, type Fields } from './encode.ts'
import { createHttp, failureOf, type Answer, type OutgoingRequest } from './http.ts'
import type { ApiClientOptions, CallOptions } from './options.ts'
import { withTimeout } from './timeout.ts'
import { createProgress } from './progress.ts'
import { createTokenLifetimes } from './refresh/tokenLifetimes.ts'
import { createRefresh } from './refresh/refresh.ts'
import { isInvalidToken } from './invalidToken.ts'
import { failure, type ErrorResult, type Failure, type Result } from './result.ts'
import { withRetries } from './retry.ts'
import type { StoredSession } from './session.ts'
import { sessionIn } from './sessionIn.ts'

/** The options of a call that the transport needs; the client handles the data. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'progress'>

/** Sends calls, and updates the session from their answers. None of its methods rejects. */
export interface Transport {
  /** Sends a call of the contract, and returns its envelope. */
  call(endpoint: Endpoint, input: Fields, options?: RequestOptions): Promise<Result<unknown>>
  /** Requests any JSON below the base address, with cookies. */
  load(url: string, params: URLSearchParams, options?: RequestOptions): Promise<unknown>
}

interface Limits {
  signal: AbortSignal | undefined
  timeout: number
}

type TransportOptions = Omit<ApiClientOptions, 'storage'> & { session: StoredSession; adapter: Adapter }

export function createTransport(transportOptions: TransportOptions): Transport {
  const { session, token: ownToken, timeout: usualTimeout = 30_000, retries = 0 } = transportOptions
  const { onProgress, onError, onSessionExpired } = transportOptions
  const http = createHttp(transportOptions)
  const progress = createProgress(onProgress, onError)
  const lifetimes = createTokenLifetimes()
  const tokenToSend = createRefresh({ session, lifetimes, http, timeout: usualTimeout, endSession })

  return {
    async call(endpoint, input, options = {}) {
      return watched(options, async (limits) => {
        const fields = encode(endpoint, input)
        const token = await tokenOf(endpoint, limits)
        if (token !== null && typeof token !== 'string') return token
        // Signing out removes the local session whatever the answer; other calls under way must not restore it.
        if (endpoint === endpoints.auth.logout) session.clear()
        const { method, path: url } = endpoint
        const answer = await send({ method, url, ...fields, token, ...limits })
        if (answer.failure !== undefined) return answer.failure
        keepSession(endpoint, answer.body)
        return isEnvelope(answer.body)
          ? answer.body
          : { ...failure('http', 'The answer is not a JSON object with a code'), ...statusOf(answer) }
      })
    },
    async load(url, params, options = {}) {
      return watched(options, async (limits) => {
        const request = { method: 'GET', url, params, token: own() ?? session.token(), withCredentials: true } as const
        const { failure: reason, body } = await send({ ...request, ...limits })
        return reason ?? body
      })
    },
  }

  async function watched<Outcome>(
    { signal, timeout = usualTimeout, progress: isShown = true }: RequestOptions,
    work: (limits: Limits) => Promise<Outcome>,
  ): Promise<Outcome | Failure> {
    if (isShown) progress.start()
    try {
      return await work({ signal, timeout })
    } catch (error) {
      // The input cannot be encoded, or the storage cannot be used.
      const reason = failureOf(error)
      onError?.(reason.message)
      return reason
    } finally {
      if (isShown) progress.end()
    }
  }

  async function tokenOf(endpoint: Endpoint, limits: Limits): Promise<string | null | ErrorResult | Failure> {
    if (ownToken !== undefined) return own()
    return mayWait(endpoint) ? withTimeout(tokenToSend(), limits) : session.token()
  }

  function own(): string | null {
    return typeof ownToken === 'function' ? ownToken() : (ownToken ?? null)
  }

  async function send(request: OutgoingRequest): Promise<Answer> {
    const { method, signal } = request
    const answer = await withRetries(() => http(request), { retries: method === 'GET' ? retries : 0, signal })
    if (answer.date !== undefined) lifetimes.learn(answer.date)
    if (isInvalidToken(answer.body) && request.token !== null) endSession(request.token)
    return answer
  }

  /**
   * Ends the session of a rejected token. A token that has been replaced since it was sent says nothing about the new
   * one.
   */
  function endSession(token: string): void {
    if (session.token() !== token) return
    session.clear()
    onSessionExpired?.()
  }

  function keepSession(endpoint: Endpoint, body: unknown): void {
    const opened = sessionIn(endpoint, body)
    if (opened === undefined) return
    lifetimes.begin(opened.token)
    session.store(opened)
  }
}

/** Whether a call waits for a new token; calls that start or end a session, and public ones, never do. */
const mayWait = (endpoint: Endpoint): boolean => endpoint.level !== 'visitor' && endpoint !== endpoints.auth.logout

/** Whether a body is an envelope: only `code` is checked, without which it is another service's answer. */
const isEnvelope = (body: unknown): body is Result<unknown> =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'number'

const statusOf = ({ status }: Answer): Pick<Failure, 'status'> => (status === undefined ? {} : { status })
