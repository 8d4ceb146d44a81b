import { expect, test } from 'vitest'
import { typedAhead } from './typedAhead.ts'

const press = (key: string, change = {}) => ({ key, metaKey: false, ctrlKey: false, altKey: false, ...change })

test('what is typed before there is a field is what the field begins with', () => {
  const keys = ['h', 'a', 'y', 'Backspace', 'r', ' ', '店', 'Shift', 'ArrowDown', 'Enter']
  expect(keys.reduce((text, key) => typedAhead(text, press(key)), '')).toBe('har 店')
})

test('shortcuts are no text', () => {
  expect(typedAhead('ha', press('k', { ctrlKey: true }))).toBe('ha')
  expect(typedAhead('', press('Backspace'))).toBe('')
})
