import SQLite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheStatements } from './statement-cache.ts'

let sqlite: SQLite.Database
const watched = () => vi.spyOn(sqlite, 'prepare')
let compile: ReturnType<typeof watched>
beforeEach(() => {
  sqlite = new SQLite(':memory:')
  sqlite.exec("CREATE TABLE words (word TEXT UNIQUE); INSERT INTO words VALUES ('one'), ('two'), ('three')")
  compile = watched()
})
afterEach(() => void sqlite.close())

const ALL = 'select * from words'

test('a statement is compiled once, and has the values of each time', () => {
  const kept = cacheStatements(sqlite)
  const find = 'select word from words where word = ?'
  expect(kept.prepare(find).all(['one'])).toEqual([{ word: 'one' }])
  expect(kept.prepare(find).all(['two'])).toEqual([{ word: 'two' }])
  expect(compile).toHaveBeenCalledTimes(1)
})

test('one that failed runs again', () => {
  const kept = cacheStatements(sqlite)
  const insert = 'insert into words values (?)'
  expect(() => kept.prepare(insert).run(['one'])).toThrow(/UNIQUE/)
  expect(kept.prepare(insert).run(['four']).changes).toBe(1)
})

test('one whose rows are being read runs beside them', () => {
  const kept = cacheStatements(sqlite)
  const rows = kept.prepare(ALL).iterate([])
  expect(rows.next().value).toEqual({ word: 'one' })
  expect(kept.prepare(ALL).all([])).toHaveLength(3)
  expect([...rows]).toHaveLength(2)
})

test('a table that was changed is read as it is then', () => {
  const kept = cacheStatements(sqlite)
  kept.prepare(ALL).all([])
  kept.prepare('alter table words add column length integer default 3').run([])
  expect(kept.prepare(ALL).all([])[0]).toEqual({ word: 'one', length: 3 })
})

test('only so many are kept: those used last, and none that is long', () => {
  const kept = cacheStatements(sqlite)
  const number = (value: number) => kept.prepare(`select ${value}`).all([])
  const compiledFor = (work: () => void) => {
    compile.mockClear()
    work()
    return compile.mock.calls.length
  }
  number(0)
  for (let value = 1; value < 500; value++) number(value)
  expect(compiledFor(() => number(0))).toBe(0)
  expect(compiledFor(() => number(500))).toBe(1)
  expect(compiledFor(() => number(0))).toBe(0)
  expect(compiledFor(() => number(1))).toBe(1)
  const long = `select '${'x'.repeat(4000)}' as text`
  expect(compiledFor(() => [kept.prepare(long), kept.prepare(long)])).toBe(2)
})
