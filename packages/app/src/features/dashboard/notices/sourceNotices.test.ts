import { expect, test } from 'vitest'
import { noticesOfCard, noticesOfPage } from './sourceNotices.ts'

const source = {
  notices: [
    { kind: 'stale' as const, read_at: '2026-11-23T10:00:00.000Z' },
    { kind: 'freshness' as const },
    { kind: 'sampling' as const, share: 40 },
    { kind: 'sampling' as const, share: 40, dimension: 'page' as const },
    { kind: 'not_set' as const, dimension: 'region' as const },
  ],
}

test('each notice stands in one place: on the page, beside the metrics or beside its breakdown', () => {
  expect(noticesOfPage(source).map(({ kind }) => kind)).toEqual(['stale'])
  expect(noticesOfCard(source).map(({ kind }) => kind)).toEqual(['freshness', 'sampling'])
  expect(noticesOfCard(source, 'page')).toEqual([{ kind: 'sampling', share: 40, dimension: 'page' }])
  expect(noticesOfCard(source, 'region')).toEqual([{ kind: 'not_set', dimension: 'region' }])
  expect(noticesOfCard(source, 'country')).toEqual([])
})

test('a source that says nothing, or has not come, has none', () => {
  expect([noticesOfPage(undefined), noticesOfCard(undefined), noticesOfPage({}), noticesOfCard({})]).toEqual(
    Array.from({ length: 4 }, () => []),
  )
})
