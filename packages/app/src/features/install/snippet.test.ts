import { expect, test } from 'vitest'
import { googleTagOf } from './googleTag.ts'
import { snippetOf } from './snippet.ts'

test('the snippet is one line', () => {
  expect(snippetOf('5b1c', 'https://stats.example.com')).toBe(
    '<script defer data-site="5b1c" src="https://stats.example.com/s.js"></script>',
  )
})

test('each option of the snippet is an attribute', () => {
  expect(snippetOf('5b1c', 'https://s.example', { hash: true, dnt: true, noOutbound: true, noDownloads: true })).toBe(
    '<script defer data-site="5b1c" data-hash data-dnt data-no="outbound downloads" src="https://s.example/s.js"></script>',
  )
})

test("Google's tag names the data stream where it is loaded and where it is configured", () => {
  expect(googleTagOf('G-HARBOR0001').match(/G-HARBOR0001/g)).toHaveLength(2)
})
