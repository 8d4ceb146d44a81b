import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onFullDisk, sqliteFull } from '../../tests/support/full-disk.ts'
import { listAuditEntries } from '../store/relational/audit.ts'
import { openDatabase, type Database } from '../store/relational/database.ts'
import { recordAuditChange, recordAuditTargets, withAudit } from './audit.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let folder: string
let db: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-audited-'))
  db = await openDatabase(join(folder, 'sightline.db'))
})
afterEach(async () => {
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
})

const audit = (input: Readonly<Record<string, unknown>>, work: () => Promise<unknown> = async () => {}) =>
  withAudit(db, { actor: { id: 1, email: 'a@example.com' }, action: 'appUser.updateAppUser', input, now: NOW }, work)

async function details(): Promise<unknown> {
  const [entry] = (await listAuditEntries(db, { current: 1, pageSize: 1 })).list
  return JSON.parse(entry?.details ?? '')
}

const targets = async (): Promise<string[]> =>
  (await db.selectFrom('audit_target').select('target_id').orderBy('target_id').execute()).map((row) => row.target_id)

test('of what tells of a person only the names of the fields are kept', async () => {
  const personal = {
    email: 'ann@example.com',
    owner_email: 'ann@example.com',
    nickname: null,
    addresses: [{ name: 'Ann' }],
    title: 'Dear Ann',
    body: 'You …',
    note: 'as Ann asked',
    prompt: 'Ann’s page',
    result: 'Ann',
    error: 'Ann',
    reason: 'as Ann asked',
    status_reason: 'Ann has two sites',
  }
  await audit({ id: '7', ...personal, region: undefined, status: 'disabled', filters: { email: 'ann', region: 'DE' } })
  const hidden = Object.fromEntries(Object.keys(personal).map((name) => [name, '…']))
  expect(await details()).toEqual({ id: '7', ...hidden, status: 'disabled', filters: { email: '…', region: 'DE' } })
})

test('the filters of statistics are kept as they are', async () => {
  const filters = [['is', 'country', ['DE']]]
  await audit({ id: '7', site_id: '3', filters })
  expect(await details()).toEqual({ id: '7', site_id: '3', filters })
})

test('rows that were found on the way are noted with those that were named', async () => {
  await audit({ id: '7' }, async () => {
    await recordAuditTargets([9, 7])
    await recordAuditTargets([])
    throw new Error('broken')
  }).catch(() => {})
  expect(await targets()).toEqual(['7', '9'])
})

test('values before and after a change are kept where they differ, and of personal data that they do', async () => {
  const personal = { email: 'ann@example.com', nickname: 'Ann', note: null }
  const before = { id: 7, version: 1, updated_at: 'then', region: 'FR', level: 'member', ...personal }
  const after = { ...before, version: 2, updated_at: 'now', region: 'DE', email: 'anna@example.com', note: 'Moved' }
  await audit({ id: '7' }, async () => recordAuditChange(before, after))
  await audit({ id: '7' }, async () => recordAuditChange(before, before))
  await audit({ id: '7' }, async () => {
    recordAuditChange(before, after)
    throw new Error('taken back')
  }).catch(() => {})
  // The call is not one of staff, so no entry records the change.
  recordAuditChange(before, after)
  const { list } = await listAuditEntries(db, { current: 1, pageSize: 9, columnKey: 'id', order: 'ascend' })
  expect(list.map(({ changes }) => changes)).toEqual([
    JSON.stringify([
      {
        id: '7',
        fields: {
          region: { before: 'FR', after: 'DE' },
          email: { before: '…', after: '…' },
          note: { before: null, after: '…' },
        },
      },
    ]),
    null,
    null,
  ])
})

test('nothing is noted where nothing is audited', async () => {
  await recordAuditTargets([1])
  expect(await targets()).toEqual([])
})

test('a change that cannot be recorded on a full disk is not made, and earlier ones are not taken back', async () => {
  const actor = { id: 1, email: 'a@example.com' }
  const call = { actor, action: 'appUser.updateAppUser', input: { id: '7' }, now: NOW }
  let isDone = false
  await expect(withAudit(onFullDisk(db), call, async () => (isDone = true))).rejects.toThrow('disk is full')
  expect(isDone).toBe(false)

  let isFull = false
  const filling = db.withPlugin({
    transformQuery({ node }) {
      if (isFull && node.kind === 'UpdateQueryNode') throw sqliteFull()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await withAudit(filling, call, async () => (isFull = true))).toBe(true)
  const fail = async () => {
    throw new Error('of the call')
  }
  isFull = false
  await expect(
    withAudit(filling, call, async () => {
      isFull = true
      await fail()
    }),
  ).rejects.toThrow('of the call')
  const { list } = await listAuditEntries(db, { current: 1, pageSize: 9 })
  expect(list.map(({ outcome }) => outcome)).toEqual(['started', 'started'])
})
