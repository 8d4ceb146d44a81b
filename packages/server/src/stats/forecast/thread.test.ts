import { afterEach, expect, test } from 'vitest'
import { OFFICE_WEEK, seriesOf } from '../../../tests/support/generated-series.ts'
import { loadMstl } from './mstl.ts'
import { forecastDays, simpleForecast } from './forecast-days.ts'
import { startForecastThread, type ForecastThread } from './thread.ts'

const history = seriesOf({ level: 200, week: OFFICE_WEEK }, 100, 1)
const another = seriesOf({ level: 900 }, 60, 2)

/** A busy machine takes longer than the service would wait. */
const PATIENCE_MS = 600_000

let thread: ForecastThread
afterEach(() => thread.stop())

const codeOf = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(source)}`)

test('answers as it would be worked out here, several at a time', async () => {
  thread = startForecastThread({ limitMs: PATIENCE_MS })
  const fit = await loadMstl()
  expect(await Promise.all([thread.forecast(history, 20), thread.forecast(another, 7)])).toEqual([
    forecastDays(history, 20, fit),
    forecastDays(another, 7, fit),
  ])
})

test('answers again after it was given back', async () => {
  thread = startForecastThread({ limitMs: PATIENCE_MS })
  await thread.forecast(another, 7)
  await thread.stop()
  expect(await thread.forecast(history, 7)).toMatchObject({ model: 'mstl_ets' })
})

test('the same days are not worked out twice, unless it failed', async () => {
  thread = startForecastThread({ limitMs: PATIENCE_MS })
  expect(thread.forecast(history, 20)).toBe(thread.forecast([...history], 20))
  await thread.forecast(history, 20)
  expect(thread.forecast(history, 20)).toBe(thread.forecast(history, 20))

  const broken = startForecastThread({ file: codeOf('throw new Error("broken")') })
  const first = broken.forecast(history, 7)
  await first
  expect(broken.forecast(history, 7)).not.toBe(first)
  await broken.stop()
})

test.each([
  [
    'does not end',
    'import("node:worker_threads").then(({ parentPort }) => parentPort.on("message", () => { for (;;); }))',
  ],
  ['does not answer', 'import("node:worker_threads").then(({ parentPort }) => parentPort.on("message", () => {}))'],
  ['cannot begin', 'throw new Error("broken")'],
  ['ends', 'process.exit(1)'],
])('one that %s is replaced by the simple forecast', async (_, source) => {
  thread = startForecastThread({ file: codeOf(source), limitMs: 300 })
  expect(await thread.forecast(history, 7)).toEqual(simpleForecast(history, 7))
  expect(await thread.forecast(another, 7)).toEqual(simpleForecast(another, 7))
})

test('one that ends is not waited for', async () => {
  thread = startForecastThread({ file: codeOf('process.exit(1)'), limitMs: PATIENCE_MS })
  expect(await thread.forecast(history, 7)).toEqual(simpleForecast(history, 7))
})
