/** The server is stopping; the work was not begun. */
export class StoppedError extends Error {
  override name = 'StoppedError'
}

interface Turn<Place> {
  place: Place
  work: () => Promise<void>
  done: () => void
  fail: (error: unknown) => void
}

/** Work that waits until the pipeline has come to a place, and is then done between two batches. */
export interface Turns<Place> {
  /** @throws {StoppedError} when the server stops before its turn */
  take(place: Place, work: () => Promise<void>): Promise<void>
  /** Resolves when there is work. */
  arrival(): Promise<void>
  /** Does the work whose place was reached. */
  doDue(isReached: (place: Place) => Promise<boolean>): Promise<void>
  stop(): void
}

export function createTurns<Place>(): Turns<Place> {
  let waiting: Turn<Place>[] = []
  let isStopped = false
  let wake = (): void => {}

  return {
    take(place, work) {
      if (isStopped) return Promise.reject(new StoppedError())
      return new Promise((done, fail) => {
        waiting.push({ place, work, done, fail })
        wake()
      })
    },
    async arrival() {
      if (waiting.length > 0) return
      await new Promise<void>((done) => (wake = done))
    },
    async doDue(isReached) {
      for (const turn of waiting) {
        if (isStopped || !(await isReached(turn.place))) continue
        waiting = waiting.filter((other) => other !== turn)
        await turn.work().then(turn.done, turn.fail)
      }
    },
    stop() {
      isStopped = true
      for (const { fail } of waiting) fail(new StoppedError())
      waiting = []
    },
  }
}
