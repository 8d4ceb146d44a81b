import { abortedError } from './adapters/adapter.ts'
import { failureOf, type Answer } from './http.ts'

const FIRST_DELAY_MS = 300
const MAX_DELAY_MS = 30_000

/**
 * Calls `send` again, up to `retries` times, where the failure may be temporary. The delay is the service's own, else
 * it grows with each attempt and has a random part, so that many clients do not return at once.
 */
export async function withRetries(
  send: () => Promise<Answer>,
  { retries, signal }: { retries: number; signal?: AbortSignal | undefined },
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    // One attempt after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send()
    if (attempt >= retries || !mayPass(answer)) return answer
    // oxlint-disable-next-line no-await-in-loop
    await pause(delayOf(answer, attempt), signal)
    if (signal?.aborted === true) return { failure: failureOf(abortedError()) }
  }
}

/** Whether an attempt failed for a reason that may be temporary. */
export function mayPass({ status = 0, failure: reason }: Answer): boolean {
  if (reason === undefined || reason.kind === 'aborted' || reason.kind === 'rejected') return false
  return status < 400 || status === 408 || status === 429 || status >= 500
}

function delayOf({ failure: reason }: Answer, attempt: number): number {
  const own = FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random() / 2)
  return Math.min(reason?.retryAfter === undefined ? own : reason.retryAfter * 1000, MAX_DELAY_MS)
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
}
