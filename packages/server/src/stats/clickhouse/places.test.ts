import { expect, test } from 'vitest'
import type { RunQuery } from '../../store/clickhouse/select.ts'
import { createPlaceCheck } from './places.ts'

test('a site that has places is not queries for again, one without them after a minute', async () => {
  let now = 0
  let rows: unknown[] = []
  const queries: unknown[] = []
  const ask = (async (_query: string, parameters: unknown) => {
    queries.push(parameters)
    return rows
  }) as RunQuery
  const hasPlaces = createPlaceCheck(() => now)
  expect(await hasPlaces(ask, 1)).toBe(false)
  rows = [{ found: 1 }]
  now = 59_000
  expect([await hasPlaces(ask, 1), await hasPlaces(ask, 2)]).toEqual([false, true])
  now = 61_000
  expect(await hasPlaces(ask, 1)).toBe(true)
  now = 1e9
  expect([await hasPlaces(ask, 1), await hasPlaces(ask, 2)]).toEqual([true, true])
  expect(queries).toEqual([{ site_id: 1 }, { site_id: 2 }, { site_id: 1 }])
})
