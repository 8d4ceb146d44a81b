import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import * as charts from '../charts/index.ts'
import * as kit from '../index.ts'
import { KitProvider, resolveRange, type DateRange } from '../index.ts'

const said = vi.spyOn(console, 'warn').mockImplementation(() => {})

afterEach(() => said.mockClear())

const lines = () => said.mock.calls.map(([line]) => String(line))

const parts: Readonly<Record<string, unknown>> = { ...kit, ...charts }

const nothing = () => {}
const points = [{ start: '2026-11-20T00:00:00Z', value: 3, isPartial: false }]
const trend = { name: 'Visitors', total: '3', period: 'Nov 20', points, interval: 'day', timeZone: 'UTC' }
const several = {
  name: 'Visitors',
  period: 'Nov 20',
  buckets: points,
  series: [{ id: 'a', name: 'A', values: [3] }],
  interval: 'day',
  timeZone: 'UTC',
}
const rows = [{ id: '1', name: 'Mira' }]
const columns = [{ id: 'name', header: 'Name', value: ({ name }: { name: string }) => name }]

/** What each is given beside what is wrong. */
const usual: Readonly<Record<string, object>> = {
  BarChart: trend,
  Calendar: { 'aria-label': 'Day' },
  CompareControl: { value: null, onChange: nothing },
  DataTable: { caption: 'People', columns, items: rows, rowName: ({ name }: { name: string }) => name, empty: null },
  DateRangePicker: { value: { range: '30d' }, onChange: nothing, timeZone: 'UTC', comparison: null },
  FilterBar: { value: [], onChange: nothing, fields: [{ id: 'page', label: 'Page' }], loadValues: nothing },
  LanguageMenu: { locale: 'en-US', languages: [], onLocaleChange: nothing },
  LineChart: several,
  NotificationList: { items: [{ id: '1', title: 'New', time: '2026-11-20T00:00:00Z' }] },
  StackedChart: several,
  TrendChart: trend,
}

/** As a page without TypeScript could draw it, or one that has its values from a storage or the address. */
function drawnWith(name: string, props: object): string {
  const part = createElement(parts[name] as ComponentType<object>, { ...usual[name], ...props })
  return renderToString(createElement(KitProvider, null, part))
}

const ranges =
  'It is { range } with one of realtime, today, yesterday, 7d, 28d, 30d, 90d, week, month, year, last_month, 12mo, all; { range: "last", count, unit: "day", "week" or "month" }; or { range: "custom", from, to }.'
const kinds = 'is none of its values, which are previous, year, custom.'
const noZone = 'is no time zone such as "Europe/Berlin". UTC is used instead.'
const units = 'is none of its values, which are count, mean, percent, duration, money.'
const noInstant = 'is no instant in ISO 8601 such as "2026-11-20T08:00:00Z".'
const eq = { field: 'page', operator: 'eq', values: ['/'] }
const operators = 'which are is, is_not, contains, contains_not, matches, more_than, less_than, between, before, after.'

test.each([
  ['DateRangePicker', { value: { range: '14d' } }, `value is {"range":"14d"}, which is no range. ${ranges}`],
  ['DateRangePicker', { value: '30d' }, `value is "30d", which is no range. ${ranges}`],
  [
    'DateRangePicker',
    { value: { range: 'last', unit: 'year' } },
    `value is {"range":"last","unit":"year"}, which is no range. ${ranges}`,
  ],
  ['DateRangePicker', { value: { range: 'custom' } }, `value is {"range":"custom"}, which is no range. ${ranges}`],
  ['DateRangePicker', { comparison: { kind: 'week' } }, `comparison.kind="week" ${kinds}`],
  ['DateRangePicker', { timeZone: 'Mars' }, `timeZone="Mars" ${noZone}`],
  ['CompareControl', { value: { kind: 'week' } }, `value.kind="week" ${kinds}`],
  ['Calendar', { timeZone: 'Mars' }, `timeZone="Mars" ${noZone}`],
  ['NotificationList', { timeZone: 'Mars' }, `timeZone="Mars" ${noZone}`],
  ['DataTable', { columns: [{ ...columns[0], kind: 'date', timeZone: 'Mars' }] }, `timeZone="Mars" ${noZone}`],
  ['FilterBar', { value: [eq] }, `operator="eq" is none of its values, ${operators}`],
  ['FilterBar', { value: [{ ...eq, operator: 'is', values: 'x' }] }, 'values of a filter has to be a list, but is x.'],
  ['FilterBar', { value: [null] }, 'value has null, which is no filter: { field, operator, values }.'],
  ['TrendChart', { timeZone: 'Berlin' }, `timeZone="Berlin" ${noZone}`],
  ['TrendChart', { unit: 'bytes' }, `unit="bytes" ${units}`],
  [
    'TrendChart',
    { interval: 'quarter' },
    'interval="quarter" is none of its values, which are day, minute, hour, week, month.',
  ],
  ['TrendChart', { points: [{ ...points[0], start: 'yesterday' }] }, `start="yesterday" of a point ${noInstant}`],
  [
    'TrendChart',
    { comparison: { period: 'Nov 19', total: '1' } },
    'comparison.points has to be a list, but is undefined.',
  ],
  ['TrendChart', { second: { name: 'Visits', total: '1', unit: 'bytes', points } }, `second.unit="bytes" ${units}`],
  ['TrendChart', { second: { name: 'Visits', total: '1' } }, 'second.points has to be a list, but is undefined.'],
  ['BarChart', { timeZone: 'Berlin' }, `timeZone="Berlin" ${noZone}`],
  ['LineChart', { timeZone: 'Berlin' }, `timeZone="Berlin" ${noZone}`],
  ['LineChart', { unit: 'bytes' }, `unit="bytes" ${units}`],
  ['StackedChart', { buckets: [{ start: 'now', isPartial: false }] }, `start="now" of a bucket ${noInstant}`],
  ['LanguageMenu', { languages: undefined }, 'languages has to be a list, but is undefined.'],
])('%s with %j is drawn, and the line says what is allowed', (name, props, line) => {
  expect(drawnWith(name, props)).toContain('<div')
  expect(lines().filter((one) => one.startsWith(name))).toContain(`${name}: ${line}`)
})

test('a range that is none has no days', () => {
  expect(resolveRange({ range: '14d' } as unknown as DateRange, { timeZone: 'UTC' })).toBeNull()
  expect(resolveRange({ range: 'today' }, { timeZone: 'Mars', now: new Date('2026-11-20T12:00:00Z') })).toEqual({
    from: '2026-11-20',
    to: '2026-11-20',
  })
})

const header = 'Name'
const column = { id: 'name', header }

test.each([
  [
    'a column without a value',
    { columns: [column] },
    'column “name” has no value. It says what a row has there: value: (row) => row.name.',
  ],
  [
    'a column of another library',
    { columns: [{ accessorKey: 'name', header }] },
    'column “name” has no value. It says what a row has there: value: (row) => row.name.',
  ],
  [
    'a kind that there is not',
    { columns: [{ ...columns[0], kind: 'currency' }] },
    'column “name” has kind="currency", which is none of text, number, percent, money, duration, date, datetime, code.',
  ],
  ['no name of a row', { rowName: undefined }, 'it needs rowName, the name of a row: (row) => row.name.'],
  [
    'pages that nobody turns',
    { pagination: { current: 1, pageSize: 1, total: 5, showTotal: String } },
    'pagination needs onPageChange: (current, pageSize) => …',
  ],
])('a table with %s is drawn, and the line says what to write', (what, props, line) => {
  const caption = `People, ${what}`
  expect(drawnWith('DataTable', { caption, ...props })).toContain('<table')
  expect(lines()).toEqual([`DataTable “${caption}”: ${line}`])
})

test('a column of another library has the values that it names', () => {
  expect(drawnWith('DataTable', { columns: [{ accessorKey: 'name', header }] })).toContain('Mira')
})

test('rows that are no list are said, and the table is empty', () => {
  expect(drawnWith('DataTable', { items: { list: [] } })).toContain('<table')
  expect(lines()).toEqual(['DataTable: items has to be a list, but is [object Object].'])
})

test('pages without showTotal have their number', () => {
  const pagination = { current: 1, pageSize: 1, total: 1200 }
  expect(drawnWith('DataTable', { pagination, onPageChange: nothing })).toContain('1200')
  expect(lines()).toEqual([
    'Pagination: pagination.showTotal has to be a function that writes the number of rows: (total) => `${total} rows`.',
  ])
})
