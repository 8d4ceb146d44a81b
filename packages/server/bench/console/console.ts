import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, openPostgres, type Database } from '../../src/store/relational/database.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { fillTables } from '../../tests/support/console/console-rows.ts'
import { isOver, listKinds, measure, type Measured } from './list-kinds.ts'
import { clockWith, ownClock, type Clock } from './processor-clock.ts'
import { openPostgresWriter, openSqliteWriter, type TableWriter } from '../../tests/support/console/table-writer.ts'

/** How long pages of the console's lists take with so many users, counts and totals included, on both stores. */
export async function benchConsole(print: (line: string) => void, { users }: { users: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-bench-'))
  try {
    const file = join(folder, 'sightline.db')
    const sqlite = await fill(print, 'SQLite', users, () => openDatabase(file), openSqliteWriter(file))
    await measureLists(print, 'SQLite', sqlite, ownClock)
    const server = await startPostgres()
    if (server === undefined) return print('PostgreSQL is not installed, and TEST_DATABASE_URL is not set.')
    try {
      const url = await server.newDatabase()
      const open = () => openPostgres(url)
      const postgres = await fill(print, 'PostgreSQL', users, open, openPostgresWriter(url))
      await measureLists(print, 'PostgreSQL', postgres, await clockWith(postgres))
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(
  print: (line: string) => void,
  store: string,
  users: number,
  open: () => Promise<Database>,
  openWriter: () => Promise<TableWriter>,
): Promise<Database> {
  const begun = performance.now()
  await (await open()).destroy()
  const writer = await openWriter()
  const counts = await fillTables(writer, users)
  await writer.close()
  const seconds = Math.round((performance.now() - begun) / 1000)
  const rows = Object.entries(counts).map(([table, count]) => `${count.toLocaleString('en')} ${table}`)
  print(`\n${store}: ${rows.join(', ')}, written in ${seconds} s`)
  return open()
}

/** One after the other: what runs beside a query would be measured with it. */
async function measureLists(print: (line: string) => void, store: string, db: Database, clock: Clock): Promise<void> {
  print(`${`${store}, processor ms for pages of 20:`.padEnd(76)}      rows  first middle   last`)
  const all: Measured[] = []
  for (const kind of listKinds()) {
    // oxlint-disable-next-line no-await-in-loop
    const measured = await measure(db, kind, clock)
    all.push(measured)
    const times = measured.pages.map((time) => time.toFixed(1).padStart(7)).join('')
    print(
      `${measured.name.padEnd(76)}${measured.total.toLocaleString('en').padStart(10)}${times}${isOver(measured) ? ' !' : ''}`,
    )
  }
  const slowest = Math.max(...all.flatMap(({ pages }) => pages))
  print(
    `${store}: ${all.length} lists, ${all.filter(isOver).length} of them over 100 ms, the slowest page ${slowest.toFixed(0)} ms`,
  )
  await db.destroy()
}
