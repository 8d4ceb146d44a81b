import { expect, test } from 'vitest'
import { shortcutOf, shortcuts, takesLetters } from './shortcuts.ts'

const press = (change: Partial<Parameters<typeof shortcutOf>[0]>) => ({
  key: '',
  code: '',
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...change,
})
const page = { isApple: false, hasSingleKeys: true, takesLetters: false }

test('the palette opens everywhere, with the key of the device', () => {
  const field = { ...page, takesLetters: true, hasSingleKeys: false }
  expect(shortcutOf(press({ key: 'k', ctrlKey: true }), field)).toBe('palette')
  expect(shortcutOf(press({ key: 'k', metaKey: true }), field)).toBeUndefined()
  expect(shortcutOf(press({ key: 'k', metaKey: true }), { ...field, isApple: true })).toBe('palette')
  expect(shortcutOf(press({ key: 'k', ctrlKey: true }), { ...field, isApple: true })).toBeUndefined()
  expect(shortcutOf(press({ key: 'K', ctrlKey: true, shiftKey: true }), page)).toBeUndefined()
})

test('a keyboard of another script has the same letters', () => {
  expect(shortcutOf(press({ key: 'ن', code: 'KeyK', ctrlKey: true }), page)).toBe('palette')
  expect(shortcutOf(press({ key: 'س', code: 'KeyS' }), page)).toBe('sites')
})

test('single keys work outside of what takes letters, and can be turned off', () => {
  expect(shortcutOf(press({ key: '?', shiftKey: true }), page)).toBe('sheet')
  expect(shortcutOf(press({ key: '/' }), page)).toBe('search')
  expect(shortcutOf(press({ key: 'n' }), page)).toBe('add')
  expect(shortcutOf(press({ key: 'n' }), { ...page, takesLetters: true })).toBeUndefined()
  expect(shortcutOf(press({ key: '?' }), { ...page, hasSingleKeys: false })).toBeUndefined()
})

test('with another key, held down or in the middle of a character they are something else', () => {
  for (const change of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }]) {
    expect(shortcutOf(press({ key: 'n', ...change }), page)).toBeUndefined()
  }
  expect(shortcutOf(press({ key: 'n', isComposing: true }), page)).toBeUndefined()
  expect(shortcutOf(press({ key: 'Enter' }), page)).toBeUndefined()
})

test('every shortcut that is listed acts', () => {
  for (const [what, keys] of Object.entries(shortcuts)) {
    const event = press({ key: keys.at(-1) ?? '', ctrlKey: keys.includes('Mod') })
    expect(shortcutOf(event, page)).toBe(what)
  }
})

test('a checkbox takes no letters, so that keys go on from a selected row', () => {
  document.body.innerHTML = '<input type="checkbox">'
  expect(takesLetters(document.querySelector('input'))).toBe(false)
})

test('fields, menus and dialogs take letters; a button does not', () => {
  document.body.innerHTML = '<input><div role="menu"><b></b></div><div role="dialog"><a></a></div><button></button>'
  expect(['input', 'b', 'a', 'button'].map((name) => takesLetters(document.querySelector(name)))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(takesLetters(null)).toBe(false)
})
