import { expect, test } from 'vitest'
import { changedWords, type Part } from './changedWords.ts'

/** The text with what differs in brackets. */
const written = (parts: readonly Part[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test.each([
  ['a bright blue sea', 'a dark blue sea', 'a [bright] blue sea', 'a [dark] blue sea'],
  ['Harbour', 'Haven', '[Harbour]', '[Haven]'],
  ['one', 'one two', 'one', 'one[ two]'],
  ['', 'one', '', '[one]'],
  ['same', 'same', 'same', 'same'],
  // What begins and ends alike is counted once.
  ['a a', 'a a a', 'a a', 'a a[ a]'],
])('of %s and %s the words that differ are marked', (before, after, markedBefore, markedAfter) => {
  const parts = changedWords(before, after)
  expect([written(parts.before), written(parts.after)]).toEqual([markedBefore, markedAfter])
})
