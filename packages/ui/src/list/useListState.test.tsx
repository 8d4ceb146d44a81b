import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { messages as chinese } from '../locales/zh-CN.ts'
import { KitProvider } from '../provider/index.ts'
import { useListState, type ListAnswer, type ListState } from './useListState.ts'

interface Row {
  id: string
}

let root: Root | undefined
let state: ListState<Row, 'email'>

function Probe({ answer }: { answer: ListAnswer<Row> | undefined }) {
  const current = useListState<Row, 'email'>({ answer })
  useLayoutEffect(() => {
    state = current
  })
  return null
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }))

function show(answer: ListAnswer<Row> | undefined, locale = 'en-US'): void {
  root ??= createRoot(document.createElement('div'))
  flushSync(() =>
    root?.render(
      <KitProvider locale={locale} messages={locale === 'zh-CN' ? chinese : undefined}>
        <Probe answer={answer} />
      </KitProvider>,
    ),
  )
}

afterEach(() => {
  root?.unmount()
  root = undefined
})

test('begins with the specified state', () => {
  show(undefined)
  expect(state.pagination).toMatchObject({ current: 1, pageSize: 20, total: 0, showSizeChanger: true })
  expect(state.list).toBeUndefined()
  expect(state.searchHistory).toEqual([])
  expect(state.listSorter).toEqual({ columnKey: null, order: null })
})

test('says how many items there are', () => {
  show(undefined)
  expect(state.pagination.showTotal(12_486)).toBe('12,486 items in total')
  expect(state.pagination.showTotal(1)).toBe('1 item in total')
  show(undefined, 'zh-CN')
  expect(state.pagination.showTotal(12_486)).toBe('共12,486条')
})

test('an answer replaces the list and sets the total', () => {
  show({ list: rows(20), total: 45 })
  expect(state.list).toHaveLength(20)
  expect(state.pagination.total).toBe(45)
  show({ list: rows(5), total: 5 })
  expect(state.list).toHaveLength(5)
})

test('filters, order and page size go to page 1, and filters are remembered', () => {
  show({ list: rows(20), total: 45 })
  flushSync(() => state.changePage(2))
  expect(state.pagination.current).toBe(2)
  flushSync(() => state.search({ email: 'mina' }))
  expect(state.query).toMatchObject({ current: 1, filters: { email: 'mina' } })
  expect(state.searchHistory).toEqual([{ email: 'mina' }])
  flushSync(() => state.changePage(2))
  flushSync(() => state.sort({ columnKey: 'email', order: 'descend' }))
  expect(state.pagination.current).toBe(1)
  expect(state.listSorter).toEqual({ columnKey: 'email', order: 'descend' })
  flushSync(() => state.changePage(3))
  flushSync(() => state.changePage(3, 50))
  expect(state.pagination).toMatchObject({ current: 1, pageSize: 50 })
})

test('a deleted row leaves by its id until the next answer', () => {
  const answer = { list: rows(3), total: 43 }
  show(answer)
  flushSync(() => state.remove(['2']))
  expect(state.list?.map(({ id }) => id)).toEqual(['1', '3'])
  expect(state.pagination.total).toBe(42)
  show({ list: rows(3), total: 42 })
  expect(state.list).toHaveLength(3)
})

test('steps back when the page has become empty', () => {
  show({ list: rows(20), total: 41 })
  flushSync(() => state.changePage(3))
  show({ list: [{ id: '41' }], total: 41 })
  expect(state.pagination.current).toBe(3)
  flushSync(() => state.remove(['41']))
  flushSync(() => {})
  expect(state.pagination.current).toBe(2)
})

test('a page behind the last one is corrected where the query is kept elsewhere', () => {
  const queries: [number, boolean][] = []
  function Kept() {
    useListState<Row>({
      answer: nobody,
      query: { filters: {}, current: 99, pageSize: 20, listSorter: { columnKey: null, order: null } },
      onQueryChange: ({ current }, { isCorrection }) => queries.push([current, isCorrection]),
    })
    return null
  }
  root = createRoot(document.createElement('div'))
  flushSync(() =>
    root?.render(
      <KitProvider>
        <Kept />
      </KitProvider>,
    ),
  )
  flushSync(() => {})
  expect(queries).toEqual([[3, true]])
})

const nobody: ListAnswer<Row> = { list: [], total: 45 }
