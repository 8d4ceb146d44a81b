import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { simpleForecast, type Forecast } from './forecast-days.ts'
import type { ForecastRequest } from './worker.ts'

export interface ForecastThread {
  /** Forecasts the days after a history. Never fails: without an answer in time it returns the simple forecast. */
  forecast(history: readonly number[], horizon: number): Promise<Forecast>
  stop(): Promise<void>
}

interface Options {
  file?: URL
  /** The longest time of a forecast, far more than one takes. */
  limitMs?: number
  /** The time without a request after which the thread ends. */
  idleMs?: number
}

const CACHE_SIZE = 200

/**
 * Runs forecasts in a thread of their own, one after the other; the first one starts it. A forecast computes for about
 * 40 ms, after 30 ms of loading, which would block the main thread; and a computation that does not end can only be
 * ended with its thread. See docs/decisions/0011-forecasts-in-a-thread.md
 */
export function startForecastThread({
  file = new URL('./worker.ts', import.meta.url),
  limitMs = 5000,
  idleMs = 60_000,
}: Options = {}): ForecastThread {
  let worker: LiveWorker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** The forecasts that were computed; the same days have the same forecast. */
  const cache = new Map<string, Promise<Forecast>>()

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    await ending?.thread.terminate()
  }

  async function compute(request: ForecastRequest): Promise<Forecast> {
    clearTimeout(idle)
    try {
      if (worker === undefined || worker.ended.aborted) worker = startWorker(file)
      const { thread, ended } = worker
      thread.ref()
      thread.postMessage(request)
      const signal = AbortSignal.any([ended, AbortSignal.timeout(limitMs)])
      const [forecast] = (await once(thread, 'message', { signal })) as [Forecast]
      thread.unref()
      idle = setTimeout(() => void stop(), idleMs).unref()
      return forecast
    } catch {
      await stop()
      return simpleForecast(request.history, request.horizon)
    }
  }

  return {
    forecast(history, horizon) {
      const key = JSON.stringify([horizon, history])
      const cached = cache.get(key)
      if (cached !== undefined) return cached
      const forecast = last.then(() => compute({ history, horizon }))
      last = forecast
      cache.set(key, forecast)
      // A failed forecast is not cached, so that it is tried again.
      void forecast.then(({ model }) => model === 'weekday_mean' && cache.delete(key))
      const [oldest] = cache.keys()
      if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest)
      return forecast
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
  // The next request notices a thread that has failed without a waiting request.
  thread.on('error', () => {})
  return { thread, ended: ending.signal }
}
