import { expect, test } from 'vitest'
import { readArguments } from './start-arguments.ts'
import { StartError } from '../errors.ts'

test('without arguments the product starts, with --demo the demo of a year', () => {
  const usual = {
    demoDays: 365,
    hasProviders: false,
    isDemoStill: false,
    hasStripe: false,
    hasModel: false,
    withCities: false,
    passwordLinkFor: undefined,
  }
  expect(readArguments([])).toEqual({ demo: false, ...usual })
  expect(readArguments(['--demo'])).toEqual({ demo: true, ...usual })
})

test('a test asks for a demo of fewer days that nobody visits', () => {
  const texts = ['--demo', '--demo-days', '20', '--demo-still']
  expect(readArguments(texts)).toMatchObject({ demo: true, demoDays: 20, isDemoStill: true })
})

test('the demo has accounts of Google to connect, and a language model, where that is asked for', () => {
  expect(readArguments(['--demo', '--model'])).toMatchObject({ demo: true, hasModel: true })
  expect(readArguments(['--demo', '--google'])).toMatchObject({ demo: true, hasProviders: true })
})

test('the database of cities is installed for real visitors alone', () => {
  expect(readArguments(['--with-cities'])).toMatchObject({ demo: false, withCities: true })
  expect(() => readArguments(['--demo', '--with-cities'])).toThrow('those of the demo have cities')
})

test.each([
  ['--google'],
  ['--demo-days=0'],
  ['--demo-days=1.5'],
  ['--demo-days=10000'],
  ['--unknown'],
  ['demo'],
  ['--password-link'],
  ['--stripe'],
  ['--model'],
])('what is not known is named: %s', (text) => {
  expect(() => readArguments([text])).toThrow(StartError)
})
