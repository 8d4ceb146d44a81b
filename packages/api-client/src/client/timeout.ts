import { abortedError, timeoutError } from './adapters/adapter.ts'
import { failureOf } from './http.ts'
import type { Failure } from './result.ts'

/**
 * The outcome of `work`, or a failure as soon as the signal is aborted or the time has passed. The work itself
 * continues.
 * @param timeout The milliseconds to wait; 0 waits without end.
 */
export async function withTimeout<Outcome>(
  work: Promise<Outcome>,
  { signal, timeout }: { signal?: AbortSignal | undefined; timeout: number },
): Promise<Outcome | Failure> {
  const ended = new AbortController()
  const timedOut = new Promise<Failure>((resolve) => {
    const giveUp = () => resolve(failureOf(abortedError()))
    if (signal?.aborted === true) giveUp()
    signal?.addEventListener('abort', giveUp, { signal: ended.signal })
    if (timeout > 0) {
      const timer = setTimeout(() => resolve(failureOf(timeoutError(timeout))), timeout)
      ended.signal.addEventListener('abort', () => clearTimeout(timer))
    }
  })
  return Promise.race([work, timedOut]).finally(() => ended.abort())
}
