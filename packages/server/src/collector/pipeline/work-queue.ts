import { StoppedError } from '../../errors.ts'

interface QueuedWork<Position> {
  position: Position
  work: () => Promise<void>
  done: () => void
  fail: (error: unknown) => void
}

/** Queues work until the pipeline has reached a position, and runs it between two batches. */
export interface WorkQueue<Position> {
  /** @throws {StoppedError} when the server stops before its turn */
  enqueue(position: Position, work: () => Promise<void>): Promise<void>
  /** Resolves when work was added. */
  arrival(): Promise<void>
  /** Runs the work whose position was reached. */
  runDue(isReached: (position: Position) => Promise<boolean>): Promise<void>
  stop(): void
}

export function createWorkQueue<Position>(): WorkQueue<Position> {
  let waiting: QueuedWork<Position>[] = []
  let isStopped = false
  let wake = (): void => {}

  return {
    enqueue(position, work) {
      if (isStopped) return Promise.reject(new StoppedError())
      return new Promise((done, fail) => {
        waiting.push({ position, work, done, fail })
        wake()
      })
    },
    async arrival() {
      if (waiting.length > 0) return
      await new Promise<void>((done) => (wake = done))
    },
    async runDue(isReached) {
      for (const queued of waiting) {
        if (isStopped || !(await isReached(queued.position))) continue
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
