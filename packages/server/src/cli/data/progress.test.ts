import { expect, test } from 'vitest'
import { createJobProgress, describeProgress, progressBar } from './progress.ts'

const bar = (filled: number, columns = 30) => `[${'='.repeat(filled)}${' '.repeat(columns - filled)}]`

test('says events, share, rate and the time that is left', () => {
  const textOf = (share: number, events: number | undefined, elapsed: number) =>
    describeProgress({ share, events, elapsed })
  expect(textOf(0, undefined, 0)).toBe('0 %')
  expect(textOf(0, 60_000, 5000)).toBe('0 %, 0 of 60,000 events')
  expect(textOf(0.4, 60_000, 4000)).toBe('40 %, 24,000 of 60,000 events, 6,000 a second, 6 s left')
  expect(textOf(0.4, undefined, 4000)).toBe('40 %, 6 s left')
  // A job that has just begun has no speed yet.
  expect(textOf(0.4, 60_000, 200)).toBe('40 %, 24,000 of 60,000 events')
  expect(textOf(0.999, 60_000, 100_000)).toBe('99 %, 59,940 of 60,000 events, 599 a second, 1 s left')
  expect(textOf(0.5, 100, 90_000)).toBe('50 %, 50 of 100 events, 1 a second, 1 min 30 s left')
  expect(textOf(0.01, 1e9, 60_000)).toBe('1 %, 10,000,000 of 1,000,000,000 events, 166,667 a second, 1 h 39 min left')
  // Of the first thousandth nobody can tell.
  expect(textOf(0.0009, undefined, 240_000)).toBe('0 %')
  expect(textOf(1, 60_000, 10_000)).toBe('100 %, 60,000 events, 6,000 a second')
})

test('the bar leaves room for the rest of the line, and is left out where there is none', () => {
  const half = { share: 0.5, events: 100, elapsed: 1000 }
  const text = '50 %, 50 of 100 events, 50 a second, 1 s left'
  expect(text).toHaveLength(45)
  expect(progressBar(half, 79)).toBe(`${bar(15)} ${text}`)
  expect(progressBar(half, 78)).toBe(`${bar(10, 20)} ${text}`)
  expect(progressBar(half, 68)).toBe(`${bar(5, 10)} ${text}`)
  expect(progressBar(half, 58)).toBe(text)
  expect(progressBar(half, 20)).toBe('50 %, 50 of 100 eve')
})

function outputOf(isTTY: boolean, steps: readonly [share: number, at: number][]): string {
  let [text, now] = ['', 0]
  const terminal = { isTTY, columns: 200, write: (more: string) => (text += more) }
  const progress = createJobProgress('Moving', terminal, () => now)
  for (const [share, at] of steps) {
    now = at
    progress.show({ share, events: 100 })
  }
  progress.end()
  return text
}

test('a terminal has one line that is written anew', () => {
  expect(
    outputOf(true, [
      [0, 0],
      [0.5, 1000],
    ]).split('\r'),
  ).toEqual([
    'Moving\n',
    `${bar(0)} 0 %, 0 of 100 events\u001B[K`,
    `${bar(15)} 50 %, 50 of 100 events, 50 a second, 1 s left\u001B[K\n`,
  ])
})

test('elsewhere there is a line every 10 %, and one now and then where that takes long', () => {
  const lines = outputOf(false, [
    [0.01, 0],
    [0.14, 2000],
    [0.19, 3000],
    [0.19, 31_999],
    [0.19, 32_000],
    [0.2, 32_001],
    [1, 40_000],
  ])
  expect(lines).toBe(
    [
      '1 %, 1 of 100 events',
      '14 %, 14 of 100 events, 7 a second, 13 s left',
      '19 %, 19 of 100 events, 1 a second, 2 min 17 s left',
      '20 %, 20 of 100 events, 1 a second, 2 min 9 s left',
      '100 %, 100 events, 3 a second',
    ]
      .map((line) => `Moving: ${line}\n`)
      .join(''),
  )
})

test('progress that showed nothing ends with nothing', () => {
  expect(outputOf(true, [])).toBe('')
})
