import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function outputOf(isTTY: boolean, parts: readonly number[]): string {
  let text = ''
  const progress = createProgress('Loading', { isTTY, write: (more) => (text += more) })
  for (const part of parts) progress.show(part)
  progress.end()
  return text
}

test('a terminal has one line that is written anew', () => {
  const lines = outputOf(true, [0, 0.5, 0.502]).split('\r')
  expect(lines.slice(1)).toEqual([
    `Loading [${' '.repeat(30)}] 0 %`,
    `Loading [${'='.repeat(15)}${' '.repeat(15)}] 50 %`,
    `Loading [${'='.repeat(30)}] 100 %\n`,
  ])
})

test('elsewhere there is a line every 10 %', () => {
  expect(outputOf(false, [0.01, 0.14, 0.19, 0.2, 0.99, 1])).toBe(
    ['0 %', '10 %', '20 %', '90 %', '100 %'].map((percent) => `Loading: ${percent}\n`).join(''),
  )
})
