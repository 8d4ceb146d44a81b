import { sql } from 'kysely'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from './database.ts'
import { startReserve } from './disk-reserve.ts'

const log = { warn: vi.fn<(message: string) => void>() }

let folder: string
let db: Database
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-reserve-'))
  file = join(folder, 'sightline.db')
  db = await openDatabase(file)
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const sizes = () => [file, `${file}-wal`].map((name) => statSync(name).size)

const write = async (rows: number) => {
  for (let count = 0; count < rows; count += 1) await sql`INSERT INTO written VALUES (${'x'.repeat(4000)})`.execute(db)
}

test('no file grows by writing until the reserve is used up', async () => {
  await sql`CREATE TABLE written (value TEXT)`.execute(db)
  const reserve = startReserve(db, log)
  await reserve.stop()
  const before = sizes()
  await write(1000)
  expect(sizes()).toEqual(before)
  await write(1000)
  expect(sizes()).not.toEqual(before)
  const tables = await sql`SELECT name FROM sqlite_master WHERE name = 'reserve'`.execute(db)
  expect(tables.rows).toEqual([])
})

test('it is made again once half of it was used', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await sql`CREATE TABLE written (value TEXT)`.execute(db)
  const reserve = startReserve(db, log)
  await write(1200)
  await vi.advanceTimersByTimeAsync(60_000)
  await reserve.stop()
  vi.useRealTimers()
  const before = sizes()
  await write(1000)
  expect(sizes()).toEqual(before)
})

test('no room for it is no error', async () => {
  const pages = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
  await sql`PRAGMA max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(db)
  const reserve = startReserve(db, log)
  await reserve.stop()
  expect(log.warn).not.toHaveBeenCalled()
  await sql`SELECT 1`.execute(db)
})
