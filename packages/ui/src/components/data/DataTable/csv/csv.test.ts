import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

interface Row {
  email: string
  points?: number | null
}

const columns = [
  { header: 'email', value: (row: Row) => row.email },
  { header: 'points', value: (row: Row) => row.points ?? null },
]

test('the file has a head line and a line for each row', () => {
  expect(csvOf(columns, [{ email: 'mina@example.com', points: 12 }, { email: '林晓雯' }])).toBe(
    'email,points\r\nmina@example.com,12\r\n林晓雯,\r\n',
  )
})

test('commas, quotes and line breaks are kept in quotes', () => {
  expect(csvOf(columns, [{ email: 'a "b", c\nd', points: null }])).toBe('email,points\r\n"a ""b"", c\nd",\r\n')
})

test.each(['=1+1', '=cmd|’/C calc’!A0', '+1', '-1', '@sum', '\tx', '＝1+1'])(
  'a text that begins like a formula, %j, is not one',
  (email) => {
    expect(csvOf(columns, [{ email }])).toContain(`'${email}`)
  },
)

test('a negative number stays one', () => {
  expect(csvOf(columns, [{ email: 'x', points: -5 }])).toContain('x,-5')
})

test('every text comes back as it was, whatever its script and signs, and none as a formula', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('林晓雯, 北京', 'مرحبا، "بالعالم"', '=cmd', 'a\r\nb', '"', ','),
  )
  fc.assert(
    fc.property(texts, (email) => {
      const [, line] = parsed(csvOf(columns, [{ email, points: 7 }]))
      expect(line?.[1]).toBe('7')
      const back = line?.[0] ?? ''
      expect(back === email || back === `'${email}`).toBe(true)
      expect(back).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})

/** Parses CSV into the cells of each line according to RFC 4180. */
function parsed(csv: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, bare = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === '\r\n') lines.push([])
  }
  return lines
}
