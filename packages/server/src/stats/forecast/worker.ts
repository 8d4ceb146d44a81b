import { parentPort } from 'node:worker_threads'
import type { Fit } from './average.ts'
import { loadMstl } from './mstl.ts'
import { predict } from './predict.ts'

/** What the thread is asked; it answers with a `Prediction`. */
export interface Question {
  history: readonly number[]
  horizon: number
}

// Without its library there is no fit, and the forecast is the simple one.
const fit = await loadMstl().catch((): Fit => () => {
  throw new Error('The library cannot be loaded')
})
parentPort?.on('message', ({ history, horizon }: Question) => parentPort?.postMessage(predict(history, horizon, fit)))
