import { endpoints, type Endpoint } from '../contract/endpoints/index.ts'
import { encode, type Fields } from './encode.ts'
import { createHttp, messageOf, type Answer, type HttpRequest } from './http.ts'
import type { ApiClientOptions, CallOptions } from './options.ts'
import { withTimeout } from './timeout.ts'
import { createProgress } from './progress.ts'
import { createTokenLifetimes } from './refresh/tokenLifetimes.ts'
import { createRefresh } from './refresh/refresh.ts'
import { isInvalidToken } from './invalidToken.ts'
import { failure, type Failure, type Result } from './result.ts'
import type { Session } from './session.ts'
import { sessionIn } from './sessionIn.ts'

/** What a transport needs to know of a call; what is done with its data is the client's. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'progress'>

/** Sends calls, and keeps the session in step with what is answered. Nothing in it rejects. */
export interface Transport {
  /** One call of the contract; gives its envelope. */
  call(endpoint: Endpoint, input: Fields, options?: RequestOptions): Promise<Result<unknown>>
  /** Any JSON below the base address, with cookies. */
  load(url: string, params: URLSearchParams, options?: RequestOptions): Promise<unknown>
}

type TransportOptions = Omit<ApiClientOptions, 'storage'> & { session: Session }

export function createTransport({
  baseURL = '',
  session,
  timeout: usualTimeout = 30_000,
  onProgress,
  onError,
  onSessionExpired = reloadPage,
}: TransportOptions): Transport {
  const http = createHttp(baseURL, onError)
  const progress = createProgress(onProgress)
  const lifetimes = createTokenLifetimes()
  const tokenToSend = createRefresh({ session, lifetimes, http, timeout: usualTimeout, endSession })

  return {
    async call(endpoint, input, options = {}) {
      return watched(options, async (limits) => {
        const fields = encode(endpoint, input)
        const token = mayWait(endpoint) ? await withTimeout(tokenToSend(), limits) : session.token()
        if (token !== null && typeof token !== 'string') return token
        // Signing out holds on this side whatever is answered; what else is under way must not bring the session back.
        if (endpoint === endpoints.auth.logout) session.clear()
        const { method, path: url } = endpoint
        const answer = await send({ method, url, ...fields, token, ...limits })
        if (answer.failure !== undefined) return answer.failure
        keepSession(endpoint, answer.body)
        return isEnvelope(answer.body) ? answer.body : failure('The answer is not a JSON object')
      })
    },
    async load(url, params, options = {}) {
      return watched(options, async (limits) => {
        const request = { method: 'GET', url, params, token: session.token(), withCredentials: true } as const
        const { failure: reason, body } = await send({ ...request, ...limits })
        return reason ?? body
      })
    },
  }

  async function watched<Outcome>(
    { signal, timeout = usualTimeout, progress: isShown = true }: RequestOptions,
    work: (limits: { signal: AbortSignal | undefined; timeout: number }) => Promise<Outcome>,
  ): Promise<Outcome | Failure> {
    if (isShown) progress.start()
    try {
      return await work({ signal, timeout })
    } catch (error) {
      // Input that cannot be written, or a storage that cannot be used.
      onError?.(messageOf(error))
      return failure(messageOf(error))
    } finally {
      if (isShown) progress.end()
    }
  }

  async function send(request: HttpRequest): Promise<Answer> {
    const answer = await http(request)
    if (answer.date !== undefined) lifetimes.learn(answer.date)
    if (isInvalidToken(answer.body) && request.token !== null) endSession(request.token)
    return answer
  }

  /** A token that has been replaced since it was sent is nobody's any more: its error says nothing about the new one. */
  function endSession(token: string): void {
    if (session.token() !== token) return
    session.clear()
    onSessionExpired()
  }

  function keepSession(endpoint: Endpoint, body: unknown): void {
    const opened = sessionIn(endpoint, body)
    if (opened === undefined) return
    lifetimes.begin(opened.token)
    session.store(opened)
  }
}

/** Calls that open or end a session, and those that need none, never wait for a new token. */
const mayWait = (endpoint: Endpoint): boolean => endpoint.level !== 'visitor' && endpoint !== endpoints.auth.logout

/** Of an envelope only `code` is relied upon, and that only where it is compared. */
const isEnvelope = (body: unknown): body is Result<unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

function reloadPage(): void {
  if (typeof location !== 'undefined') location.reload()
}
