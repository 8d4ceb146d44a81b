/** The meanings of a report's columns, by the names that Google gives them in English and in Chinese. */
const names = {
  date: ['date', '日期'],
  nthDay: ['nth day', '第 n 天', '第n天'],
  page: [
    'page path',
    'page path and screen class',
    'page path + query string',
    'page path + query string and screen class',
    'page location',
    '网页路径',
    '网页路径和屏幕类',
    '网页路径和屏幕类别',
    '网页路径 + 查询字符串',
    '网页路径 + 查询字符串和屏幕类',
    '网页位置',
  ],
  views: ['views', 'screenpageviews', '浏览次数', '浏览量', '视图'],
  users: ['users', 'active users', 'total users', '用户', '用户数', '活跃用户', '活跃用户数', '总用户数', '用户总数'],
} as const

type Column = keyof typeof names

/** The index of each column in a record. */
export type Columns = Readonly<
  Record<'page' | 'views' | 'users', number> & Record<'date' | 'nthDay', number | undefined>
>

const normalize = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** The columns that a record names; undefined where it is no head of a report of pages. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const said = cells.map(normalize)
  const at = (column: Column): number | undefined => {
    const index = said.findIndex((name) => (names[column] as readonly string[]).includes(name))
    return index === -1 ? undefined : index
  }
  const [page, views, users] = [at('page'), at('views'), at('users')]
  if (page === undefined || views === undefined || users === undefined) return undefined
  return { page, views, users, date: at('date'), nthDay: at('nthDay') }
}

/** `# Start date: 20260101` above a report. */
export function firstDayIn(comment: string): string | undefined {
  return /^#\s*(?:start date|开始日期)\s*[:：]\s*(\S+)/i.exec(comment)?.[1]
}

export function lastDayIn(comment: string): string | undefined {
  return /^#\s*(?:end date|结束日期)\s*[:：]\s*(\S+)/i.exec(comment)?.[1]
}
