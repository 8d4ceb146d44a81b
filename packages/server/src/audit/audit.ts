import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../errors.ts'
import { addAuditTargets, finishAuditEntry, insertAuditEntry } from '../store/relational/audit.ts'
import { isDiskFull } from '../store/disk-space.ts'
import type { Database } from '../store/relational/database.ts'

const SECRETS = new Set(['password', 'new_password', 'token', 'refresh_token', 'code', 'key', 'state', 'binding'])
/** Personal data: they must not outlast the account. */
const PERSONAL = new Set([
  'email',
  'nickname',
  'addresses',
  'title',
  'body',
  'note',
  'prompt',
  'result',
  'error',
  'reason',
])
const LONGEST_TEXT = 500
/** The fields that name what a call is about. */
const TARGETS = ['id', 'ids', 'site_id', 'user_id', 'owner_id', 'viewed_user_id']

/** Does what a member of staff asked for, and keeps who asked for what and how it ended. */
export async function withAudit<Answer>(
  db: Database,
  call: { actor: { id: number; email: string }; action: string; input: Readonly<Record<string, unknown>>; now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { actor, action, input, now } = call
  const id = await insertAuditEntry(db, { actor, action, details: detailsOf(input), targetIds: targetsOf(input), now })
  try {
    const entry: CurrentEntry = { db, id, changes: [] }
    const answer = await current.run(entry, work)
    const changes = entry.changes.length === 0 ? null : JSON.stringify(entry.changes)
    await finishAuditEntry(db, id, { outcome: 'done', message: null, changes }).catch(unlessDiskFull)
    return answer
  } catch (error) {
    const isApiError = error instanceof ApiError
    await finishAuditEntry(db, id, {
      outcome: isApiError ? 'refused' : 'failed',
      message: isApiError ? error.key : null,
    }).catch(unlessDiskFull)
    throw error
  }
}

/** The change itself was made; on a full disk its entry keeps saying that it was begun. */
function unlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error
}

interface CurrentEntry {
  db: Database
  id: number
  changes: ChangedRow[]
}

/** A row that a call has changed: what of it was otherwise before. */
export interface ChangedRow {
  id: string
  fields: Record<string, { before: unknown; after: unknown }>
}

/** A call about many rows names them all, and says of so many what they were before. */
const MOST_CHANGED = 20

/** The entry of the running call. */
const current = new AsyncLocalStorage<CurrentEntry>()

/** The entry of the running call, for work that goes on after it; undefined for a call that is not logged. */
export const currentAuditEntry = (): number | undefined => current.getStore()?.id

/** Adds rows that a call has found to what its entry names; does nothing for a call that is not kept. */
export async function recordAuditTargets(ids: readonly number[]): Promise<void> {
  const entry = current.getStore()
  if (entry !== undefined) await addAuditTargets(entry.db, entry.id, ids.map(String))
}

/**
 * Keeps what a row was before and is after, as far as it differs; does nothing for a call that is not kept. Written when the
 * call has ended well: a transaction that is taken back leaves nothing.
 */
export function recordAuditChange(before: object & { id: number }, after: object): void {
  const changes = current.getStore()?.changes
  if (changes === undefined || changes.length >= MOST_CHANGED) return
  const now = new Map(Object.entries(detailsOf({ ...after })))
  const fields = Object.entries(detailsOf({ ...before })).flatMap(([name, value]) => {
    const isSame = JSON.stringify(value) === JSON.stringify(now.get(name))
    return BOOKKEEPING.has(name) || isSame ? [] : [[name, { before: value, after: now.get(name) ?? null }] as const]
  })
  if (fields.length > 0) changes.push({ id: String(before.id), fields: Object.fromEntries(fields) })
}

/** Changes with every change, and says nothing. */
const BOOKKEEPING = new Set(['version', 'updated_at'])

/** The input; of secrets and personal data only that they were given, and of files no contents. */
function detailsOf(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      if (value === undefined) return []
      if (SECRETS.has(name) || PERSONAL.has(name)) return [[name, '…']]
      if (name === 'filters' && isRecord(value)) return [[name, detailsOf(value)]]
      if (value instanceof File) return [[name, { name: value.name, size: value.size }]]
      return [[name, typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value]]
    }),
  )
}

/** The filters of statistics are a list. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function targetsOf(input: Readonly<Record<string, unknown>>): string[] {
  const given = TARGETS.flatMap((name) => input[name])
  return given.filter((id) => typeof id === 'string')
}
