import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openClickHouse, type ClickHouse } from './clickhouse.ts'
import { selectRows } from './select.ts'

let folder: string
let engine: ClickHouse
let lines: string[]

const log = { warn: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
const open = () => openClickHouse({ url: undefined, folder, log })
const insert = (day: string) =>
  engine.client.command({
    query: `INSERT INTO sessions (sign, version, site_id, session_id, visitor_id, start, end)
      VALUES (1, 1, 1, 1, 1, '${day} 12:00:00', '${day} 12:05:00')`,
  })
const partOf = async (month: string) => {
  const [part] = await selectRows<{ name: string; path: string }>(
    engine.client,
    `SELECT name, path FROM system.parts
      WHERE database = currentDatabase() AND table = 'sessions' AND active AND partition = {month: String}`,
    { month },
  )
  if (part === undefined) throw new Error(`no part of ${month}`)
  return part
}
const indexesOf = async (path: string) => (await readdir(path)).filter((name) => name.startsWith('skp_idx_'))
const readVisits = () =>
  selectRows(
    engine.client,
    "SELECT count() AS visits FROM sessions WHERE end >= toDateTime64('2026-10-01 12:01:00', 3, 'UTC')",
    {},
  )

beforeEach(async () => {
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'sightline-index-'))
  engine = await open()
})
afterEach(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('a part is whole without an index whose files a full disk has left empty, also after a restart', async () => {
  await insert('2026-10-01')
  await insert('2026-11-01')
  const [whole, damaged] = [await partOf('202610'), await partOf('202611')]
  const marks = (await indexesOf(damaged.path)).filter((name) => name.includes('mrk'))
  expect(marks).not.toEqual([])
  for (const name of marks) await truncate(join(damaged.path, name))
  expect(await readVisits()).toEqual([{ visits: '2' }])

  await engine.close()
  engine = await open()
  expect(await readVisits()).toEqual([{ visits: '2' }])
  expect(lines).toEqual([`Without their index, which a full disk had left empty, all rows are read of ${damaged.name}`])
  expect(await indexesOf(damaged.path)).toEqual([])
  expect(await indexesOf(whole.path)).not.toEqual([])
})

test('the engine begins no file where less than 10 MB are free, as it would be left empty', async () => {
  const disks = await selectRows(engine.client, 'SELECT keep_free_space FROM system.disks', {})
  expect(disks).toEqual([{ keep_free_space: '10000000' }])
})
