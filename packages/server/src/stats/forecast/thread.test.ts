import { afterEach, expect, test } from 'vitest'
import { OFFICE_WEEK, seriesOf } from './generated-series.ts'
import { loadMstl } from './mstl.ts'
import { predict, predictSimply } from './predict.ts'
import { startsLazily, type ForecastThread } from './thread.ts'

const history = seriesOf({ level: 200, week: OFFICE_WEEK }, 100, 1)
const another = seriesOf({ level: 900 }, 60, 2)

let thread: ForecastThread
afterEach(() => thread.stop())

const codeOf = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(source)}`)

test('answers as it would be worked out here, several at a time', async () => {
  thread = startsLazily()
  const fit = await loadMstl()
  expect(await Promise.all([thread.predict(history, 20), thread.predict(another, 7)])).toEqual([
    predict(history, 20, fit),
    predict(another, 7, fit),
  ])
})

test('answers again after it was given back', async () => {
  thread = startsLazily()
  await thread.predict(another, 7)
  await thread.stop()
  expect(await thread.predict(history, 7)).toMatchObject({ model: 'mstl_ets' })
})

test('the same days are not worked out twice, unless it failed', async () => {
  thread = startsLazily()
  expect(thread.predict(history, 20)).toBe(thread.predict([...history], 20))
  await thread.predict(history, 20)
  expect(thread.predict(history, 20)).toBe(thread.predict(history, 20))

  const broken = startsLazily({ file: codeOf('throw new Error("broken")') })
  const first = broken.predict(history, 7)
  await first
  expect(broken.predict(history, 7)).not.toBe(first)
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
  thread = startsLazily({ file: codeOf(source), limitMs: 300 })
  expect(await thread.predict(history, 7)).toEqual(predictSimply(history, 7))
  expect(await thread.predict(another, 7)).toEqual(predictSimply(another, 7))
})

test('one that ends is not waited for', async () => {
  thread = startsLazily({ file: codeOf('process.exit(1)'), limitMs: 600_000 })
  expect(await thread.predict(history, 7)).toEqual(predictSimply(history, 7))
})
