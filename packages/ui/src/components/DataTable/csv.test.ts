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

test('a head line and a line for each row', () => {
  expect(csvOf(columns, [{ email: 'mina@example.com', points: 12 }, { email: '林晓雯' }])).toBe(
    'email,points\r\nmina@example.com,12\r\n林晓雯,\r\n',
  )
})

test('commas, quotes and line breaks are kept in quotes', () => {
  expect(csvOf(columns, [{ email: 'a "b", c\nd', points: null }])).toBe('email,points\r\n"a ""b"", c\nd",\r\n')
})

test.each(['=1+1', '+1', '-1', '@sum', '\tx'])('a text that begins like a formula, %j, is not one', (email) => {
  expect(csvOf(columns, [{ email }])).toContain(`'${email}`)
})

test('a negative number stays one', () => {
  expect(csvOf(columns, [{ email: 'x', points: -5 }])).toContain('x,-5')
})
