import type { Result } from '@sightline/api-client'
import { expect, test, vi } from 'vitest'
import { allRows } from '../allRows.ts'
import { runEach } from './runEach.ts'

const done: Result<unknown> = { code: 200, message: 'success', data: {} }
const refused: Result<unknown> = { code: 409, message: 'points_insufficient' }
const lost: Result<unknown> = { code: -1, error: -1, message: 'Network Error', kind: 'network' }

test('goes on behind an error, and says which and why', async () => {
  const tried: number[] = []
  const result = await runEach(
    ['1', '2', '3'],
    async (id) => (id === '2' ? refused : done),
    (count) => tried.push(count),
  )
  expect(result).toEqual({ done: 2, failed: [{ id: '2', message: 'points_insufficient' }] })
  expect(tried).toEqual([1, 2, 3])
})

test('without a connection the rest is not tried, and counts as not done', async () => {
  const call = vi.fn<(id: string) => Promise<Result<unknown>>>(async (id) => (id === '2' ? lost : done))
  const result = await runEach(['1', '2', '3'], call, () => {})
  expect(call).toHaveBeenCalledTimes(2)
  expect(result.done).toBe(1)
  expect(result.failed.map(({ id }) => id)).toEqual(['2', '3'])
})

type FetchPage = Parameters<typeof allRows<{ id: string }>>[0]

const rowsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(start + index) }))

test('every row of all pages, each once, though the pages move meanwhile', async () => {
  const fetchPage = vi.fn<FetchPage>(async ({ current, pageSize }) => ({
    code: 200,
    message: 'success',
    data: { list: rowsFrom(current === 1 ? 0 : pageSize - 1, current === 1 ? pageSize : 51), total: 250 },
  }))
  const result = await allRows(fetchPage, 10_000)
  expect(fetchPage).toHaveBeenCalledTimes(2)
  expect(result).toMatchObject({ code: 200, data: { total: 250 } })
  expect(result.code === 200 && result.data.list).toEqual(rowsFrom(0, 250))
})

test('no more than requested, and an error as it is', async () => {
  const page = { code: 200 as const, message: 'success', data: { list: rowsFrom(0, 200), total: 5000 } }
  const result = await allRows(async () => page, 150)
  expect(result.code === 200 && result.data.list).toHaveLength(150)
  const apiError = { code: 403 as const, message: 'level_too_low' }
  expect(await allRows(async () => apiError, 150)).toEqual(apiError)
})
