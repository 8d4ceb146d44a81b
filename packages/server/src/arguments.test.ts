import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { StartError } from './start-error.ts'

test('without arguments the product starts, with --demo the demo of a year', () => {
  expect(readArguments([])).toEqual({ demo: false, demoDays: 365, isDemoStill: false })
  expect(readArguments(['--demo'])).toEqual({ demo: true, demoDays: 365, isDemoStill: false })
})

test('a test asks for a demo of fewer days that nobody visits', () => {
  const texts = ['--demo', '--demo-days', '20', '--demo-still']
  expect(readArguments(texts)).toEqual({ demo: true, demoDays: 20, isDemoStill: true })
})

test.each([['--demo-days=0'], ['--demo-days=1.5'], ['--demo-days=10000'], ['--unknown'], ['demo']])(
  'what is not known is named: %s',
  (text) => {
    expect(() => readArguments([text])).toThrow(StartError)
  },
)
