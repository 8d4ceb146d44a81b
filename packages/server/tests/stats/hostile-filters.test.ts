import { type Dimension } from '@sightline/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStatsEngine, type StatsEngine } from './stats-engine.ts'

let engine: StatsEngine
beforeAll(async () => {
  engine = await openStatsEngine()
})
afterAll(() => engine.close())

const NOON = Date.UTC(2021, 0, 1, 12)
const day = { range: 'custom', from: '2021-01-01', to: '2021-01-01' } as const

/** Each is a text that would change a query if it were part of one. */
const hostile = [
  `'`,
  `''; DROP TABLE events; --`,
  `\\`,
  `\\'`,
  `') OR 1 = 1 --`,
  '%',
  '_',
  '50%_off',
  '{site_id: UInt32}',
  '`',
  '"',
  '\n\t\r',
  '日本語 🏔️ é é',
  '\u202e',
  'x'.repeat(2000),
  '*',
]

test('hostile texts are values, never a part of the query', async () => {
  const site = engine.newSite()
  const at = (index: number) => NOON + index * 1000
  await engine.insert(
    site,
    hostile.map((text, index) => ({
      visitor: index + 1,
      at: at(index),
      page: text,
      title: text,
      props: { [text]: text },
      attributes: { source: text, utm_term: text },
    })),
  )
  for (const text of hostile) {
    const own: Dimension[] = ['page', 'source', ...(text.length < 290 ? [`prop:${text}` as const] : [])]
    for (const dimension of own) {
      const answer = await engine.query(site, {
        ...day,
        dimension,
        filters: [['is', dimension, [text]]],
        metrics: 'visitors',
      })
      expect(answer.rows.map(({ value, visitors }) => [value, visitors])).toEqual([[text, 1]])
      expect(answer.totals.visitors).toBe(1)
      const others = await engine.query(site, { ...day, filters: [['is_not', dimension, [text]]] })
      expect(others.totals.visitors).toBe(hostile.length - 1)
    }
    const found = await engine.query(site, { ...day, dimension: 'page', filters: [['contains', 'page', [text]]] })
    expect(found.rows.map(({ value }) => value).toSorted()).toEqual(
      hostile.filter((other) => other.toLowerCase().includes(text.toLowerCase())).toSorted(),
    )
    if (text === '*') continue
    const matching = await engine.query(site, { ...day, dimension: 'page', filters: [['matches', 'page', [text]]] })
    expect(matching.rows.map(({ value }) => value)).toEqual([text])
  }
  const long = 'x'.repeat(10_000)
  await expect(engine.query(site, { ...day, filters: [['is', 'page', [long]]] })).rejects.toThrow('field_too_long')
  for (const dimension of [`prop:${long}`, 'prop:', 'prop:a\0', 'visitor_id', 'name; DROP']) {
    await expect(engine.query(site, { ...day, dimension })).rejects.toThrow('field_invalid')
    await expect(engine.query(site, { ...day, filters: [['is', dimension, ['a']]] })).rejects.toThrow('field_invalid')
  }
  for (const operator of ['IN', '=', '']) {
    await expect(engine.query(site, { ...day, filters: [[operator, 'page', ['a']]] })).rejects.toThrow('field_invalid')
  }
  expect((await engine.query(site, day)).totals.visitors).toBe(hostile.length)
})

test('pages and names of properties of ten kilobytes are values too', async () => {
  const site = engine.newSite()
  const texts = [`'`, '%', '\\', '🏔', `') OR 1 --`].map((text) => text.repeat(Math.ceil(10_000 / text.length)))
  await engine.insert(
    site,
    texts.map((text, index) => ({
      visitor: index + 1,
      at: NOON + index,
      page: text,
      title: text,
      props: { [text]: text },
    })),
  )
  const { rows } = await engine.query(site, { ...day, dimension: 'page' })
  expect(rows.map(({ value }) => value).toSorted()).toEqual(texts.toSorted())
  expect((await engine.properties(site, day)).rows.map(({ key }) => key).toSorted()).toEqual(texts.toSorted())
  for (const text of texts) {
    const beginning = text.slice(0, 1900)
    for (const [operator, value] of [
      ['contains', beginning],
      ['matches', `${beginning}*`],
    ]) {
      const found = await engine.query(site, { ...day, dimension: 'page', filters: [[operator, 'page', [value]]] })
      expect(found.rows.map(({ value: page }) => page)).toEqual([text])
    }
  }
})

test('a filter has at most 100 texts, a query 20 filters', async () => {
  const site = engine.newSite()
  const texts = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)
  const filters = (count: number, values: number) =>
    Array.from({ length: count }, () => ['contains', 'page', texts(values)])
  expect((await engine.query(site, { ...day, filters: filters(20, 100) })).totals.visitors).toBe(0)
  await expect(engine.query(site, { ...day, filters: filters(21, 1) })).rejects.toThrow('too_many_values')
  await expect(engine.query(site, { ...day, filters: filters(1, 101) })).rejects.toThrow('too_many_values')
  await expect(engine.query(site, { ...day, filters: filters(1, 0) })).rejects.toThrow('field_required')
})
