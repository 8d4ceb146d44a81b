import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../errors.ts'
import { addAuditTargets, finishAuditEntry, insertAuditEntry } from '../store/relational/audit.ts'
import { isDiskFull } from '../store/disk-space.ts'
import type { Database } from '../store/relational/database.ts'

const SECRETS = new Set(['password', 'new_password', 'token', 'refresh_token', 'code', 'key', 'state', 'binding'])
/** The fields with personal data, which must not outlast the account. */
const PERSONAL = new Set([
  'email',
  'owner_email',
  'nickname',
  'addresses',
  'title',
  'body',
  'note',
  'prompt',
  'result',
  'error',
  'reason',
  'status_reason',
])
const LONGEST_TEXT = 500
/** The fields that identify the object of a call. */
const TARGETS = ['id', 'ids', 'site_id', 'user_id', 'owner_id', 'viewed_user_id']

/** Runs a call of staff, and records the caller, the input and the outcome. */
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
    await addAuditTargets(db, id, addedBy(action, answer)).catch(unlessDiskFull)
    const left = leftAloneBy(answer)
    const rows = [...entry.changes, ...left.rows.slice(0, MOST_CHANGED)]
    const changes = rows.length === 0 ? null : JSON.stringify(rows)
    await finishAuditEntry(db, id, { ...left.end, changes }).catch(unlessDiskFull)
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

/** The id of the row that a call has added: its input has none. */
function addedBy(action: string, answer: unknown): string[] {
  if (!/\.(?:add|create)[A-Z]|\.add$/.test(action) || !isRecord(answer)) return []
  const { id, user } = answer
  const added = id ?? (isRecord(user) ? user['id'] : undefined)
  return typeof added === 'number' || typeof added === 'string' ? [String(added)] : []
}

/** The rows that a bulk call has left alone, each with the reason, and what its entry ends as. */
function leftAloneBy(answer: unknown): {
  rows: ChangedRow[]
  end: { outcome: 'done' | 'partly' | 'refused'; message: string | null }
} {
  const { done, failed } = isRecord(answer)
    ? (answer as { done?: number; failed?: { id: string; message: string }[] })
    : {}
  if (failed === undefined || failed.length === 0) return { rows: [], end: { outcome: 'done', message: null } }
  return {
    rows: failed.map(({ id, message }) => ({ id, fields: {}, message })),
    end: { outcome: done === 0 ? 'refused' : 'partly', message: failed[0]?.message ?? null },
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

/**
 * A row that a call has changed, with the values before and after of the fields that differ; or one that it has left alone,
 * with the message key of the reason.
 */
export interface ChangedRow {
  id: string
  fields: Record<string, { before: unknown; after: unknown }>
  message?: string | undefined
}

/** The number of rows of which a bulk call records the changes; it names all of them. */
const MOST_CHANGED = 20

/** The entry of the running call, in its asynchronous context. */
const current = new AsyncLocalStorage<CurrentEntry>()

/** The id of the running call's entry, for work that continues after it; undefined for a call that is not recorded. */
export const currentAuditEntry = (): number | undefined => current.getStore()?.id

/** Adds rows that a call has found to the objects of its entry; does nothing for a call that is not recorded. */
export async function recordAuditTargets(ids: readonly number[]): Promise<void> {
  const entry = current.getStore()
  if (entry !== undefined) await addAuditTargets(entry.db, entry.id, ids.map(String))
}

/**
 * Records the fields of a row that differ before and after a change; does nothing for a call that is not recorded. They
 * are written when the call has succeeded: a transaction that is rolled back leaves none.
 */
export function recordAuditChange(before: object & { id: number | string }, after: object): void {
  const changes = current.getStore()?.changes
  if (changes === undefined || changes.length >= MOST_CHANGED) return
  const then = new Map(Object.entries(detailsOf({ ...before })))
  const now = new Map(Object.entries(detailsOf({ ...after })))
  const values = new Map(Object.entries(after))
  const fields = Object.entries(before).flatMap(([name, value]: [string, unknown]) => {
    // Of what is not kept, an entry says that it was changed.
    const isSame = JSON.stringify(value) === JSON.stringify(values.get(name))
    return BOOKKEEPING.has(name) || isSame
      ? []
      : [[name, { before: orNull(value, then.get(name)), after: orNull(values.get(name), now.get(name)) }] as const]
  })
  if (fields.length > 0) changes.push({ id: String(before.id), fields: Object.fromEntries(fields) })
}

/** What is recorded of a value; that there is none is nothing personal. */
const orNull = (value: unknown, recorded: unknown): unknown => (value === null ? null : (recorded ?? null))

/** The fields that differ after every change, and so say nothing. */
const BOOKKEEPING = new Set(['version', 'updated_at'])

/** The input of a call; of secrets and personal data only that they were given, of files no contents. */
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

/** Whether a value is an object with fields; the filters of statistics are a list. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function targetsOf(input: Readonly<Record<string, unknown>>): string[] {
  const given = TARGETS.flatMap((name) => input[name])
  return given.filter((id) => typeof id === 'string')
}
