/** Runs at most so many at once of each key; the others wait in their order. */
export function createSemaphore(limit: number): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()

  function end(key: string): void {
    const next = waiting.get(key)?.shift()
    if (next !== undefined) return next()
    waiting.delete(key)
    const left = (running.get(key) ?? 0) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }

  return async (key, work) => {
    const count = running.get(key) ?? 0
    if (count < limit) running.set(key, count + 1)
    else {
      await new Promise<void>((start) => {
        waiting.set(key, [...(waiting.get(key) ?? []), start])
      })
    }
    try {
      return await work()
    } finally {
      end(key)
    }
  }
}
