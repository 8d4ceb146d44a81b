import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openClickHouse } from './clickhouse.ts'
import { selectRows } from './select.ts'

const log = { warn: () => {}, error: () => {} }

test('a query does without an index whose files a full disk has left empty', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-index-'))
  const engine = await openClickHouse({ url: undefined, folder, log })
  await engine.client.command({
    query: `INSERT INTO sessions (sign, version, site_id, session_id, visitor_id, start, end)
      VALUES (1, 1, 1, 1, 1, '2026-11-01 12:00:00', '2026-11-01 12:05:00')`,
  })
  const [part] = await selectRows<{ path: string }>(
    engine.client,
    `SELECT path FROM system.parts WHERE database = currentDatabase() AND table = 'sessions' AND active`,
    {},
  )
  const files = (await readdir(part?.path ?? '')).filter((name) => name.startsWith('skp_idx_') && name.includes('mrk'))
  expect(files).not.toEqual([])
  for (const file of files) await truncate(join(part?.path ?? '', file))
  const rows = await selectRows(
    engine.client,
    "SELECT count() AS visits FROM sessions WHERE end >= toDateTime64('2026-11-01 12:01:00', 3, 'UTC')",
    {},
  )
  expect(rows).toEqual([{ visits: '1' }])
  await engine.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})
