/**
 * Runs `work` while no other caller holds the lock of this name: across all tabs of this origin where the browser has
 * `navigator.locks`, else within this process.
 * @param timeout The milliseconds after which it stops waiting for the lock; 0 waits without end.
 * @throws {DOMException} TimeoutError, when that time has passed
 */
export async function withLock<Outcome>(name: string, timeout: number, work: () => Promise<Outcome>): Promise<Outcome> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return sequentially(name, work)
  if (timeout === 0) return navigator.locks.request(name, work)
  // Once the work has begun, the signal has no effect on it any more.
  return navigator.locks.request(name, { signal: AbortSignal.timeout(timeout) }, work)
}

const last = new Map<string, Promise<unknown>>()

async function sequentially<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
  last.set(name, turn)
  try {
    return await turn
  } finally {
    if (last.get(name) === turn) last.delete(name)
  }
}
