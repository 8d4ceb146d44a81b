import { StoppedError } from '../../errors.ts'

interface QueuedWork<Place> {
  place: Place
  work: () => Promise<void>
  done: () => void
  fail: (error: unknown) => void
}

/** Work that waits until the pipeline has come to a place, and is then done between two batches. */
export interface WorkQueue<Place> {
  /** @throws {StoppedError} when the server stops before its turn */
  enqueue(place: Place, work: () => Promise<void>): Promise<void>
  /** Resolves when there is work. */
  arrival(): Promise<void>
  /** Does the work whose place was reached. */
  runDue(isReached: (place: Place) => Promise<boolean>): Promise<void>
  stop(): void
}

export function createWorkQueue<Place>(): WorkQueue<Place> {
  let waiting: QueuedWork<Place>[] = []
  let isStopped = false
  let wake = (): void => {}

  return {
    enqueue(place, work) {
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
    async runDue(isReached) {
      for (const queued of waiting) {
        if (isStopped || !(await isReached(queued.place))) continue
        waiting = waiting.filter((other) => other !== queued)
        await queued.work().then(queued.done, queued.fail)
      }
    },
    stop() {
      isStopped = true
      for (const { fail } of waiting) fail(new StoppedError())
      waiting = []
    },
  }
}
