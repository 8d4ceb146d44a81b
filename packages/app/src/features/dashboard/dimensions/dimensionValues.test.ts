import { NoValueIcon } from '@sightline/ui'
import { expect, test } from 'vitest'
import { rowsOf, valueOfRow } from './dimensionValues.ts'

const names = {
  direct: 'Direct / none',
  unknown: 'Unknown',
  none: 'None',
  country: (code: string) => `the country ${code}`,
  device: (device: string) => `a ${device}`,
  channel: (channel: string) => `the channel ${channel}`,
  language: (tag: string) => `the language ${tag}`,
  place: (value: string) => `the place ${value}`,
}

const row = (value: string) => ({ value, visitors: 10, percentage: 5, count: 12 })

test('a missing source is a direct visit, a missing tag none, any other missing value unknown', () => {
  expect(rowsOf('source', [row('')], names)[0]).toMatchObject({ name: 'Direct / none', tag: NoValueIcon })
  expect(rowsOf('country', [row('')], names)[0]).toMatchObject({ name: 'Unknown', tag: NoValueIcon })
  expect(rowsOf('browser', [row('')], names)[0]).toMatchObject({ name: 'Unknown' })
  expect(rowsOf('utm_campaign', [row('')], names)[0]).toMatchObject({ name: 'None' })
})

test('codes get their names, and what a person wrote stays as it is', () => {
  expect(rowsOf('country', [row('DE')], names)[0]).toMatchObject({ name: 'the country DE', tag: 'DE', kind: 'word' })
  expect(rowsOf('device', [row('mobile')], names)[0]).toMatchObject({ name: 'a mobile', kind: 'word' })
  expect(rowsOf('channel', [row('ai')], names)[0]).toMatchObject({ name: 'the channel ai' })
  expect(rowsOf('language', [row('de')], names)[0]).toMatchObject({ name: 'the language de' })
  expect(rowsOf('city', [row('US|Oregon|Portland')], names)[0]).toMatchObject({ name: 'the place US|Oregon|Portland' })
  expect(rowsOf('page', [row('/')], names)[0]).toMatchObject({ name: '/', kind: 'path', visitors: 10, count: 12 })
  expect(rowsOf('page_title', [row('Home')], names)[0]).toMatchObject({ name: 'Home', kind: 'text' })
})

test('a host is tagged with its first letter', () => {
  expect(rowsOf('source', [row('www.google.com')], names)[0]).toMatchObject({ name: 'www.google.com', tag: 'g' })
})

test('the row without a value is told from a row whose value looks like its id', () => {
  const ids = rowsOf('page_title', [row(''), row('Home')], names).map(({ id }) => id)
  expect(ids.map(valueOfRow)).toEqual(['', 'Home'])
  expect(new Set(ids).size).toBe(2)
})
