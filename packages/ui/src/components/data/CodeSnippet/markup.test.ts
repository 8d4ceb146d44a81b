import { expect, test } from 'vitest'
import { tokensOf } from './markup.ts'

const script = '<script defer data-site="5b1c" src="https://stats.example.com/s.js"></script>'

test('tags, attributes and strings are told apart', () => {
  const kinds = Object.groupBy(tokensOf(script), ({ kind }) => kind)
  const texts = (kind: 'tag' | 'attribute' | 'string') => kinds[kind]?.map(({ text }) => text)
  expect(texts('tag')).toEqual(['<script', '>', '</script', '>'])
  expect(texts('attribute')).toEqual(['defer', 'data-site', 'src'])
  expect(texts('string')).toEqual(['"5b1c"', '"https://stats.example.com/s.js"'])
})

test.each([script, '', 'plain text', '<a href="', 'π > 3\n<b>'])('nothing is lost of %j', (markup) => {
  expect(
    tokensOf(markup)
      .map(({ text }) => text)
      .join(''),
  ).toBe(markup)
})
