import { parentPort } from 'node:worker_threads'
import type { Fit } from './average.ts'
import { loadMstl } from './mstl.ts'
import { forecastDays } from './forecast-days.ts'

/** A message to the thread, which answers with a `Forecast`. */
export interface ForecastRequest {
  history: readonly number[]
  horizon: number
}

// Without the library there is no fit, and the simple forecast is made.
const fit = await loadMstl().catch((): Fit => () => {
  throw new Error('The library cannot be loaded')
})
parentPort?.on('message', ({ history, horizon }: ForecastRequest) =>
  parentPort?.postMessage(forecastDays(history, horizon, fit)),
)
