import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishAuditEntry, insertAuditEntry, listAuditEntries, type AuditFilters } from './audit.ts'
import { openDatabase, type Database } from './database.ts'

let folder: string
let db: Database

const entries = [
  { actor: 1, action: 'appUser.updateAppUser', targetIds: ['7'], at: '2026-11-01T23:59:59.999Z', outcome: 'done' },
  {
    actor: 2,
    action: 'appUser.deleteAppUser',
    targetIds: ['7', '8', '7'],
    at: '2026-11-02T00:00:00.000Z',
    outcome: 'refused',
  },
  { actor: 1, action: 'app.createThemes', targetIds: [], at: '2026-11-02T23:59:59.999Z', outcome: 'started' },
  { actor: 1, action: 'app.createThemes', targetIds: ['9'], at: '2026-11-03T00:00:00.000Z', outcome: 'failed' },
] as const

/** Entries about rows of different kinds with the same id, and about user 7 by another field. */
const entriesOfUser = [
  { action: 'app.updateAppWebsite', details: { id: '7', name: '"user_id":"7"' }, targetIds: ['7'] },
  { action: 'appUser.delAddress', details: { id: '7', user_id: '8' }, targetIds: ['7', '8'] },
  { action: 'userPoints.add', details: { user_id: '7', delta: 70 }, targetIds: ['7'] },
] as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-audit-'))
  db = await openDatabase(join(folder, 'sightline.db'))
  for (const { actor, action, targetIds, at, outcome } of entries) {
    const id = await insertAuditEntry(db, {
      actor: { id: actor, email: `staff${actor}@example.com` },
      action,
      details: { ids: targetIds },
      targetIds,
      now: new Date(at),
    })
    if (outcome !== 'started') await finishAuditEntry(db, id, { outcome, message: null })
  }
})
afterAll(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const page = { current: 1, pageSize: 20 }
const found = async (filters: AuditFilters) => {
  const { list, total } = await listAuditEntries(db, { ...page, ...filters })
  expect(total).toBe(list.length)
  return list.map(({ id }) => id)
}

test.each<[AuditFilters, number[]]>([
  [{}, [4, 3, 2, 1]],
  [{ search: 'CREATETHEMES' }, [4, 3]],
  [{ search: 'staff2@' }, [2]],
  [{ search: '8' }, [2]],
  [{ search: '100%' }, []],
  [{ search: '_' }, []],
  [{ actor_id: '1' }, [4, 3, 1]],
  [{ actor_id: '999999999999999' }, []],
  [{ actor_email: 'Staff2@example.com' }, [2]],
  [{ actor_email: 'staff' }, []],
  [{ action: 'app.createThemes' }, [4, 3]],
  [{ outcome: 'refused' }, [2]],
  [{ target_id: '7' }, [2, 1]],
  [{ target_id: '70' }, []],
  [{ from: '2026-11-02' }, [4, 3, 2]],
  [{ to: '2026-11-02' }, [3, 2, 1]],
  [{ from: '2026-11-02', to: '2026-11-02' }, [3, 2]],
  [{ from: '2026-11-03', to: '2026-11-01' }, []],
  [{ target_id: '7', actor_id: '2', outcome: 'refused', action: 'appUser.deleteAppUser' }, [2]],
])('%o finds %o', async (filters, ids) => {
  expect(await found(filters)).toEqual(ids)
})

test('of a user are the calls about the account and those that name the user, not those about other rows', async () => {
  const at = new Date('2025-01-01T00:00:00.000Z')
  for (const { action, details, targetIds } of entriesOfUser) {
    // The entries are inserted one after the other, for the order of their ids.
    // oxlint-disable-next-line no-await-in-loop
    await insertAuditEntry(db, { actor: { id: 3, email: 'staff3@example.com' }, action, details, targetIds, now: at })
  }
  expect(await found({ user_id: '7' })).toEqual([7, 2, 1])
  expect(await found({ user_id: '8' })).toEqual([6, 2])
  expect(await found({ user_id: '70' })).toEqual([])
})

test('comes page by page, in either order', async () => {
  const ofTwo = { actor_id: '1', pageSize: 2, columnKey: 'at' } as const
  const second = await listAuditEntries(db, { ...ofTwo, current: 2, order: 'ascend' })
  expect(second).toMatchObject({ list: [{ id: 4 }], total: 3 })
})

test('rows are only ever added: the database refuses to change or remove one', async () => {
  const refusal = 'only ever added'
  const ended = db.updateTable('audit_entry').where('id', '=', 1)
  await expect(ended.set({ outcome: 'refused' }).execute()).rejects.toThrow(refusal)
  await expect(finishAuditEntry(db, 1, { outcome: 'failed', message: null })).rejects.toThrow(refusal)
  // An entry that has begun can be ended, and cannot change otherwise.
  const begun = sql`update audit_entry set actor_email = 'x' where outcome = 'started'`
  await expect(begun.execute(db)).rejects.toThrow(refusal)
  await expect(db.deleteFrom('audit_entry').where('id', '=', 3).execute()).rejects.toThrow(refusal)
  await expect(db.deleteFrom('audit_target').execute()).rejects.toThrow(refusal)
  await expect(sql`update audit_target set target_id = '1'`.execute(db)).rejects.toThrow(refusal)
  await finishAuditEntry(db, 3, { outcome: 'done', message: null })
  await expect(finishAuditEntry(db, 3, { outcome: 'failed', message: null })).rejects.toThrow(refusal)
})
