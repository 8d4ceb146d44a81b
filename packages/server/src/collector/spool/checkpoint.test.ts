import Database from 'better-sqlite3'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../../errors.ts'
import type { Visit } from '../visits/visit.ts'
import { openCheckpoint } from './checkpoint.ts'

let folder: string
const file = () => join(folder, 'spool', 'state.db')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-checkpoint-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (path: string) => openCheckpoint(path, { hasSpooledLines: false })

const from = { segment: 1, offset: 0 }
const to = { segment: 1, offset: 500 }
const visit = { session_id: '12', version: 3 } as Visit

test('a planned batch is there again after the end of the process, with its token', async () => {
  const checkpoint = open(file())
  expect(checkpoint.plannedBatch()).toBeUndefined()
  const batch = checkpoint.plan(from, to)
  checkpoint.close()
  const again = open(file())
  expect(again.plannedBatch()).toEqual(batch)
  expect(again.position()).toBeUndefined()
  again.close()
})

test('completing a batch keeps position and visits, and the next token is another', async () => {
  const checkpoint = open(file())
  const batch = checkpoint.plan(from, to)
  await checkpoint.complete(
    batch,
    new Map([
      ['1:7', visit],
      ['1:8', visit],
    ]),
    [],
  )
  const next = checkpoint.plan(to, { segment: 2, offset: 9 })
  expect(next.token).not.toBe(batch.token)
  await checkpoint.complete(next, new Map([['1:9', visit]]), ['1:8'])
  checkpoint.close()
  const again = open(file())
  expect(again.plannedBatch()).toBeUndefined()
  expect(again.position()).toEqual({ segment: 2, offset: 9 })
  expect(again.openVisits()).toEqual(
    new Map([
      ['1:7', visit],
      ['1:9', visit],
    ]),
  )
  again.close()
})

test('a copy of a data folder never shares a token with it either', async () => {
  const one = open(join(folder, 'one', 'spool', 'state.db'))
  const first = one.plan(from, to)
  await one.complete(first, new Map(), [])
  one.close()
  cpSync(join(folder, 'one'), join(folder, 'copy'), { recursive: true })
  const [again, copy] = ['one', 'copy'].map((name) => open(join(folder, name, 'spool', 'state.db')))
  const tokens = [first, again?.plan(to, { segment: 2, offset: 9 }), copy?.plan(to, { segment: 2, offset: 9 })]
  expect(new Set(tokens.map((batch) => batch?.token)).size).toBe(3)
  again?.close()
  copy?.close()
})

test('a folder that is behind the tables forgets what they know better, and keeps how far its lines may be there', async () => {
  const checkpoint = open(file())
  checkpoint.keepRun('a')
  await checkpoint.complete(checkpoint.plan(from, to), new Map([['1:7', visit]]), [])
  checkpoint.plan(to, { segment: 1, offset: 900 })
  expect(checkpoint.knownUpTo()).toBeUndefined()
  checkpoint.fallBehind({ segment: 1, offset: 1200 })
  checkpoint.keepRun('b')
  checkpoint.close()
  const again = open(file())
  expect([again.plannedBatch(), again.position(), again.run()]).toEqual([undefined, to, 'b'])
  expect(again.openVisits().size).toBe(0)
  expect(again.knownUpTo()).toEqual({ segment: 1, offset: 1200 })
  again.close()
})

test('two data folders never share a token', async () => {
  const one = open(join(folder, 'one', 'spool', 'state.db'))
  const other = open(join(folder, 'other', 'spool', 'state.db'))
  expect(one.plan(from, to).token).not.toBe(other.plan(from, to).token)
  one.close()
  other.close()
})

test('a second server is refused while the first one runs', async () => {
  const checkpoint = open(file())
  expect(() => open(file())).toThrow(StartError)
  checkpoint.close()
  open(file()).close()
})

test('lines without the checkpoint that knows of them are not read again', async () => {
  open(file()).close()
  rmSync(file())
  // A second attempt fails too.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(() => openCheckpoint(file(), { hasSpooledLines: true })).toThrow(/is gone while events wait/)
  }
})

test('open visits are forgotten where the event store is another one', async () => {
  const checkpoint = open(file())
  checkpoint.keepVisitsOf('first')
  await checkpoint.complete(checkpoint.plan(from, to), new Map([['1:7', visit]]), [])
  checkpoint.keepVisitsOf('first')
  expect(checkpoint.openVisits().size).toBe(1)
  checkpoint.keepVisitsOf('second')
  expect(checkpoint.openVisits().size).toBe(0)
  checkpoint.close()
})

test('the shared place in which visits were known is remembered until they are kept elsewhere', async () => {
  const checkpoint = open(file())
  checkpoint.keepVisitsOf('store', 'shared')
  expect(checkpoint.sharedRunId()).toBeUndefined()
  checkpoint.keepSharedRunId('one')
  checkpoint.keepSharedRunId('two')
  checkpoint.keepVisitsOf('store', 'shared')
  expect(checkpoint.sharedRunId()).toBe('two')
  checkpoint.keepVisitsOf('store', 'here')
  checkpoint.keepVisitsOf('store', 'shared')
  expect(checkpoint.sharedRunId()).toBeUndefined()
  checkpoint.keepSharedRunId('three')
  checkpoint.keepVisitsOf('other', 'shared')
  expect(checkpoint.sharedRunId()).toBeUndefined()
  checkpoint.close()
})

test('the visits of an earlier version are there, and change as those of this one', async () => {
  const first = open(file())
  await first.complete(first.plan(from, to), new Map([['1:7', visit]]), [])
  first.close()
  const earlier = new Database(file())
  earlier.exec(`
    DROP TABLE open_visit;
    CREATE TABLE open_visit (key TEXT PRIMARY KEY, visit TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO open_visit VALUES ('1:8', '{"session_id":"8"}'), ('1:9', '{"session_id":"9"}')`)
  earlier.close()
  for (let time = 0; time < 2; time += 1) {
    const again = open(file())
    await again.complete(again.plan(from, to), new Map([['1:8', visit]]), ['1:9'])
    expect(again.openVisits()).toEqual(new Map([['1:8', visit]]))
    again.close()
  }
})
