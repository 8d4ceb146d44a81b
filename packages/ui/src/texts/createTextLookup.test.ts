import { expect, test } from 'vitest'
import { messages as arabic } from '../locales/ar.ts'
import { createTextLookup } from './createTextLookup.ts'

const viewPlans = { id: 'no such id', message: 'View plans' }
const days = { id: 'none', message: '{count, plural, one {# day} other {# days}}', values: { count: 1200 } }
const english = { locale: 'en-US', direction: 'ltr', messages: undefined, texts: undefined } as const

test('without a catalogue texts are English', () => {
  const text = createTextLookup(english)
  expect(text(viewPlans)).toBe('View plans')
  expect(text(days)).toBe('1,200 days')
})

test('the page’s replacements come first, with the values that a text holds', () => {
  const texts = { 'View plans': 'See prices', '{count, plural, one {# day} other {# days}}': '{count}d' }
  const text = createTextLookup({ ...english, texts })
  expect(text(viewPlans)).toBe('See prices')
  expect(text(days)).toBe('1200d')
})

test('a catalogue comes before English, and what it lacks keeps its own direction', () => {
  const [id, words] = Object.entries(arabic).find(([, translated]) => translated.length === 1) ?? []
  const text = createTextLookup({ ...english, locale: 'ar', direction: 'rtl', messages: arabic })
  expect(text({ id: id ?? '', message: 'Something' })).toBe([words].flat().join(''))
  expect(text(viewPlans)).toBe('\u2066View plans\u2069')
})

test('replacements are taken as they are: nobody knows their direction better', () => {
  const text = createTextLookup({ ...english, locale: 'he', direction: 'rtl', texts: { 'View plans': 'תוכניות' } })
  expect(text(viewPlans)).toBe('תוכניות')
})
