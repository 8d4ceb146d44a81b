import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CurrentJob } from '../jobs/worker.ts'
import { insertFirstAdmin } from '../store/relational/accounts/users.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { insertJobFile } from '../store/relational/jobs/job-files.ts'
import { insertJob } from '../store/relational/jobs/jobs.ts'
import type { ImportParts, ImportState } from './current-import.ts'
import { importEventsWork } from './import-events.ts'

const now = new Date('2026-11-20T10:00:00.000Z')

let db: Database
beforeEach(async () => {
  db = await openDatabase(':memory:')
})
afterEach(() => db.destroy())

/** An import whose file has gone. @returns the sites that were told of their events */
async function goOn(state: ImportState): Promise<number[]> {
  const owner = await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now })
  const id = await insertJob(db, { kind: 'import_events', ownerId: owner?.id ?? 0, input: {} }, now)
  await insertJobFile(db, {
    job_id: id,
    website_id: 7,
    server_id: 'this',
    file: null,
    name: 'events.ndjson',
    format: 'ndjson',
    size: 100,
    state: JSON.stringify(state),
  })
  const told: number[] = []
  const parts = { db, onImported: async (siteId: number) => void told.push(siteId) } as unknown as ImportParts
  for await (const step of importEventsWork(parts)({ id } as CurrentJob)) throw new Error(`a step: ${step.done}`)
  return told
}

test('an import that was killed after its last row has succeeded', async () => {
  expect(await goOn({ phase: 'done', staging: 'a' })).toEqual([7])
})

test('one that was not done is told that its file is gone', async () => {
  await expect(goOn({ phase: 'write', staging: 'a', slice: 1, slices: 2 })).rejects.toThrow('export_gone')
})
