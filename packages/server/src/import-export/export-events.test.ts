import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CurrentJob, Step } from '../jobs/worker.ts'
import type { ClickHouseClient } from '../store/clickhouse/clickhouse.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertJob } from '../store/relational/jobs/jobs.ts'
import { insertJobFile } from '../store/relational/jobs/job-files.ts'
import { insertSite } from '../store/relational/sites/sites.ts'
import { exportEventsWork, type ExportState } from './export-events.ts'
import { makeImportExportFolder } from './import-export-folder.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let path: string
let db: Database

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'sightline-export-'))
  db = await openDatabase(join(path, 'sightline.db'))
})
afterEach(async () => {
  await db.destroy()
  await rm(path, { recursive: true, force: true })
})

test('an export that has paused goes on after its last day, whatever has come in meanwhile', async () => {
  const ownerId = (await insertFirstAdmin(db, { email: 'a@example.com', passwordHash: 'x', now: NOW }))?.id ?? 0
  const rules = { currencyType: 'EUR', timeZone: 'Etc/UTC', weekStart: 'monday' as const }
  const site = await insertSite(db, { ownerId, name: 'Site', domain: 'a.example', ...rules, now: NOW })
  const id = await insertJob(db, { kind: 'export_events', ownerId, input: {} }, NOW)
  const folder = makeImportExportFolder(path, 'one')
  await folder.create('file')
  const state: ExportState = { from: 0, to: NOW.getTime(), day: '', size: 0, isReady: false }
  const file = { format: 'ndjson' as const, name: 'a', file: 'file', size: 0, server_id: 'one' }
  await insertJobFile(db, { ...file, state: JSON.stringify(state), job_id: id, website_id: site?.id ?? 0 })

  let days = [
    { day: '2026-11-01', events: '60000' },
    { day: '2026-11-02', events: '60000' },
    { day: '2026-11-03', events: '60000' },
  ]
  const written: string[] = []
  const clickhouse = {
    query: async ({ query_params: { first, last } }: { query_params: Record<string, string> }) => ({
      json: async () => days,
      async *stream() {
        written.push(`${first} to ${last}`)
        yield [{ text: '{}' }]
      },
    }),
  } as unknown as ClickHouseClient
  const work = exportEventsWork({ db, clickhouse, folder, diskFloor: { assertRoom: async () => {} } })
  const job = { id, signal: new AbortController().signal } as CurrentJob
  const kept = async (step: Step) => db.transaction().execute(async (transaction) => step.keep?.(transaction))

  for await (const step of work(job)) {
    expect(step).toMatchObject({ done: 120_000, total: 180_000, canPause: true })
    await kept(step)
    break
  }
  days = days.map(({ day, events }) => ({ day, events: day === '2026-11-01' ? '110000' : events }))
  const steps = []
  for await (const step of work(job)) {
    await kept(step)
    steps.push({ done: step.done, total: step.total })
  }
  expect(written).toEqual(['2026-11-01 to 2026-11-02', '2026-11-03 to 2026-11-03'])
  expect(steps).toEqual([
    { done: 230_000, total: 230_000 },
    { done: 230_000, total: 230_000 },
  ])
})
