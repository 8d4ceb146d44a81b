/**
 * Our own figures wait for Google no longer; what comes later is kept for the next time. In milliseconds: an overview asks of
 * several sites, one after the other.
 */
export const googleTimeouts = { overview: 4000, earlierDays: 2000 }

/** What comes in time; otherwise undefined. */
export async function withTimeout<Value>(value: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), timeoutMs)
  try {
    return await Promise.race([value, promise])
  } finally {
    clearTimeout(timer)
  }
}
