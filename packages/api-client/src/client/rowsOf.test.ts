import { expect, expectTypeOf, test } from 'vitest'
import { createApiClient } from './createApiClient.ts'
import type { Result } from './result.ts'
import { rowsOf } from './rowsOf.ts'
import type { AppUser } from './outputTypes.ts'

interface Page {
  current?: number
  pageSize?: number
  search?: string
}
const all = Array.from({ length: 25 }, (_, index) => ({ id: String(index) }))

function listOf(rows: readonly { id: string }[], seen: Page[] = []) {
  return async (page: Page): Promise<Result<{ list: { id: string }[]; total: number }>> => {
    seen.push(page)
    const { current = 1, pageSize = 10 } = page
    const list = rows.slice((current - 1) * pageSize, current * pageSize)
    return { code: 200, message: 'success', data: { list, total: rows.length } }
  }
}

test('every row comes once, page by page, with the filters that were given', async () => {
  const seen: Page[] = []
  const rows = await allOf(rowsOf(listOf(all, seen), { pageSize: 10, search: 'x' }))
  expect(rows).toEqual(all)
  expect(seen.map(({ current, search }) => [current, search])).toEqual([
    [1, 'x'],
    [2, 'x'],
    [3, 'x'],
  ])
})

test('whoever stops early asks for no more pages', async () => {
  const seen: Page[] = []
  for await (const { id } of rowsOf(listOf(all, seen), { pageSize: 10 })) if (id === '3') break
  expect(seen).toHaveLength(1)
})

test('a row that moved to the next page meanwhile comes once, and a list that shrinks ends', async () => {
  const pages = [all.slice(0, 10), all.slice(9, 19), []]
  let page = 0
  const shifting = async (): Promise<Result<{ list: { id: string }[]; total: number }>> => {
    page += 1
    return { code: 200, message: '', data: { list: pages[page - 1] ?? [], total: 25 } }
  }
  expect(await allOf(rowsOf(shifting, { pageSize: 10 }))).toEqual(all.slice(0, 19))
})

test('a page that fails is thrown', async () => {
  const refused = async (): Promise<Result<{ list: { id: string }[]; total: number }>> => ({
    code: 403,
    message: 'level_too_low',
  })
  await expect(allOf(rowsOf(refused))).rejects.toMatchObject({ name: 'ApiError', code: 403 })
})

test('it takes the list calls of the client, with their types', () => {
  const client = createApiClient()
  const users = rowsOf(client.appUser.fetchAppUserList, { columnKey: 'created_at' })
  expectTypeOf(users).toEqualTypeOf<AsyncGenerator<AppUser, void, undefined>>()
  // @ts-expect-error no such column
  expect(rowsOf(client.appUser.fetchAppUserList, { columnKey: 'height' })).toBeDefined()
})

async function allOf<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = []
  for await (const row of rows) list.push(row)
  return list
}
