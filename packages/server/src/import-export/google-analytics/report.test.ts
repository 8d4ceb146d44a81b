import { expect, test } from 'vitest'
import { readReport } from './report.ts'

const read = async (...lines: string[]) => {
  const { rows, wrong } = await readReport(Buffer.from(lines.join('\n')))
  return { rows: rows.map(({ line, day, page, views, users }) => [line, day.toString(), page, views, users]), wrong }
}

test('a report with dates, comments above it, totals and separators', async () => {
  const { rows, wrong } = await read(
    '\uFEFF# ----------------------------------------',
    '# Pages and screens: Page path and screen class',
    '# Start date: 20260101',
    '# End date: 20260131',
    '# ----------------------------------------',
    '',
    'Date,Page path and screen class,Views,Active users,Event count',
    ',,"1,300",900,5000,Grand total',
    '20260102,/,"1,234",1000,4000',
    '2026-01-03,/prices,56,40,100',
    '2026/01/03,"/a,b",2,9,3',
  )
  expect(wrong).toEqual([])
  expect(rows).toEqual([
    [9, '2026-01-02', '/', 1234, 1000],
    [10, '2026-01-03', '/prices', 56, 40],
    [11, '2026-01-03', '/a,b', 2, 2],
  ])
})

test('a Chinese report, with days counted from the first', async () => {
  const { rows } = await read(
    '# 开始日期:20260130',
    '# 结束日期:20260202',
    '第 N 天,网页路径和屏幕类,浏览次数,活跃用户',
    '0000,/,7,5',
    '0002,/价格,3,3',
  )
  expect(rows).toEqual([
    [4, '2026-01-30', '/', 7, 5],
    [5, '2026-02-01', '/价格', 3, 3],
  ])
})

test('a report of a single day needs no dates in its lines; other tables of the file are left out', async () => {
  const { rows } = await read(
    '# Start date: 20260105',
    '# End date: 20260105',
    'Nth day,Everybody',
    '0000,17',
    '# Start date: 20260105',
    '# End date: 20260105',
    'Page path,Views,Total users',
    '/,10,6',
  )
  expect(rows).toEqual([[8, '2026-01-05', '/', 10, 6]])
})

test.each([
  ['report_date_missing', ['# Start date: 20260101', '# End date: 20260131', 'Page path,Views,Users', '/,1,1']],
  ['report_columns_missing', ['Session source,Sessions,Date', 'google,1,20260101']],
  ['report_columns_missing', ['Date,Page path,Views', '20260101,/,1']],
])('refuses with %s', async (key, lines) => {
  await expect(read(...lines)).rejects.toThrow(key)
})

test('lines that are wrong are named, the others are taken', async () => {
  const { rows, wrong } = await read(
    'Date,Page path,Views,Users',
    '20260231,/,1,1',
    '20260101,/,many,1',
    '20260101,/,1,"1,00"',
    '20260101,/,12000000,1',
    '20260101,/ok,1,1',
    '20260104',
    'Grand total,,7,5',
  )
  expect(wrong).toEqual([
    { line: 2, field: 'date', message: 'field_invalid' },
    { line: 3, field: 'views', message: 'field_invalid' },
    { line: 4, field: 'users', message: 'field_invalid' },
    { line: 5, field: '', message: 'too_many_views' },
    { line: 7, field: 'page', message: 'field_invalid' },
  ])
  expect(rows).toHaveLength(1)
})

test('a file of more lines than any report has is refused, whether they are right or wrong', async () => {
  const readAtMost = (mostLines: number) =>
    readReport(Buffer.from('Date,Page path,Views,Users\n20260102,/,5,3\nx,y,1,1\n,,6,3'), { mostLines })
  expect(await readAtMost(2)).toMatchObject({ rows: [{ line: 2 }], wrong: [{ line: 3 }] })
  await expect(readAtMost(1)).rejects.toThrow('file_invalid')
})

test('requests are answered while a large report is read', async () => {
  const lines = `Date,Page path,Views,Users\n${`20260102,/${'a'.repeat(80)},5,3\n`.repeat(10_000)}`
  let turns = 0
  const counting = setInterval(() => (turns += 1), 0)
  await readReport(Buffer.from(lines))
  clearInterval(counting)
  // The file is read in parts of 64 KB.
  expect(turns).toBeGreaterThan(5)
})
