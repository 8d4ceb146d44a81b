import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { messages as english } from '../locales/en-US.ts'
import { template } from '../locales/template.ts'
import { formatMessage, parseMessage, type CompiledMessage } from './message.ts'

const texts = Object.keys(template)
const compiled = Object.values(english) as CompiledMessage[]

test('every text of the kit is read as Lingui compiles it', () => {
  expect(texts.length).toBeGreaterThan(300)
  const wanted = new Set(compiled.map((message) => JSON.stringify([message].flat())))
  const odd = texts.filter((text) => !wanted.has(JSON.stringify(parseMessage(text))))
  expect(odd).toEqual([])
})

test.each([
  ['en-US', english],
  ['ar', arabic],
])('every text of %s is written as Lingui writes it', (locale, messages) => {
  const locales = `${locale}-u-nu-latn`
  const i18n = setupI18n({ locale, locales, messages: { [locale]: messages } })
  for (const [id, message] of Object.entries(messages)) {
    for (const count of [0, 1, 2, 3, 11, 1200]) {
      const names = [...JSON.stringify(message).matchAll(/\["(\w+)"/g)].map(([, name = '']) => name)
      const values = Object.fromEntries(names.map((name) => [name, count]))
      expect(formatMessage(message as CompiledMessage, values, locales)).toBe(i18n._(id, values))
    }
  }
})

test('a choice takes the case of its value, and another one otherwise', () => {
  const message = parseMessage('{state, select, on {It is on} other {It is {state}}}')
  expect(formatMessage(message, { state: 'on' }, 'en')).toBe('It is on')
  expect(formatMessage(message, { state: 'off' }, 'en')).toBe('It is off')
})

test('a brace that is left open ends with its text', () => {
  expect(formatMessage(parseMessage('Hello {name'), { name: 'Mira' }, 'en')).toBe('Hello Mira')
})
