import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { predictSimply, type Prediction } from './predict.ts'
import type { Question } from './worker.ts'

export interface ForecastThread {
  /** Never fails: without an answer in time it is the simple forecast. */
  predict(history: readonly number[], horizon: number): Promise<Prediction>
  stop(): Promise<void>
}

interface Options {
  file?: URL
  /** Far more than a forecast takes. */
  limitMs?: number
  /** The thread ends when nobody asks for so long. */
  idleMs?: number
}

const REMEMBERED = 200

/**
 * Forecasts in a thread of their own, one after the other; it begins with the first. A forecast computes for about 40 ms,
 * after 30 ms of loading, in which the main thread would take no event; and a computation that does not end can only be
 * ended with its thread. See docs/decisions/0011-forecasts-in-a-thread.md
 */
export function startsLazily({
  file = new URL('./worker.ts', import.meta.url),
  limitMs = 5000,
  idleMs = 60_000,
}: Options = {}): ForecastThread {
  let worker: LiveWorker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** The same days have the same forecast. */
  const known = new Map<string, Promise<Prediction>>()

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.thread.terminate()
  }

  async function ask(question: Question): Promise<Prediction> {
    clearTimeout(idle)
    try {
      if (worker === undefined || worker.ended.aborted) worker = startWorker(file)
      const { thread, ended } = worker
      thread.ref()
      thread.postMessage(question)
      const signal = AbortSignal.any([ended, AbortSignal.timeout(limitMs)])
      const [prediction] = (await once(thread, 'message', { signal })) as [Prediction]
      thread.unref()
      idle = setTimeout(() => void stop(), idleMs).unref()
      return prediction
    } catch {
      await stop()
      return predictSimply(question.history, question.horizon)
    }
  }

  return {
    predict(history, horizon) {
      const key = JSON.stringify([horizon, history])
      const before = known.get(key)
      if (before !== undefined) return before
      const asked = last.then(() => ask({ history, horizon }))
      last = asked
      known.set(key, asked)
      // What failed is tried again.
      void asked.then(({ model }) => model === 'weekday_mean' && known.delete(key))
      const [oldest] = known.keys()
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
      return asked
    },
    stop,
  }
}

interface LiveWorker {
  thread: Worker
  ended: AbortSignal
}

function startWorker(file: URL): LiveWorker {
  const thread = new Worker(file)
  const ending = new AbortController()
  thread.once('exit', () => ending.abort())
  // One that fails while nobody waits for it is missed by the next question.
  thread.on('error', () => {})
  return { thread, ended: ending.signal }
}
