import { expect, test } from 'vitest'
import { textAfterKey } from './textAfterKey.ts'

const press = (key: string, change = {}) => ({ key, metaKey: false, ctrlKey: false, altKey: false, ...change })

test('text typed before the field exists becomes its first text', () => {
  const keys = ['h', 'a', 'y', 'Backspace', 'r', ' ', '店', 'Shift', 'ArrowDown', 'Enter']
  expect(keys.reduce((text, key) => textAfterKey(text, press(key)), '')).toBe('har 店')
})

test('keyboard shortcuts add no text', () => {
  expect(textAfterKey('ha', press('k', { ctrlKey: true }))).toBe('ha')
  expect(textAfterKey('', press('Backspace'))).toBe('')
})
