import { expect, test, vi } from 'vitest'
import { allRows } from './allRows.ts'

type FetchPage = Parameters<typeof allRows<{ id: string }>>[0]

const rowsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(start + index) }))

test('every row of all pages comes once, though rows move to other pages meanwhile', async () => {
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

test('no more rows come than were requested, and an error of the service comes as it is', async () => {
  const page = { code: 200 as const, message: 'success', data: { list: rowsFrom(0, 200), total: 5000 } }
  const result = await allRows(async () => page, 150)
  expect(result.code === 200 && result.data.list).toHaveLength(150)
  const apiError = { code: 403 as const, message: 'level_too_low' }
  expect(await allRows(async () => apiError, 150)).toEqual(apiError)
})
