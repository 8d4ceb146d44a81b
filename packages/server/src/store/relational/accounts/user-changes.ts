import { beginsWith } from '../begins-with.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { isUniqueViolation, type Database } from '../database.ts'
import type { RowVersion } from '../row-version.ts'
import { findOwnerOfCode, type User } from './users.ts'

/** The fields that staff can write of a user. */
export type UserFields = {
  [
    Column in
      | 'email'
      | 'status'
      | 'level'
      | 'nickname'
      | 'region'
      | 'ref_code'
      | 'utm_source'
      | 'utm_medium'
      | 'union_code'
  ]?: User[Column] | undefined
}

/**
 * Inserts a user who has not signed in yet. The e-mail address must not be taken. A referral code that is somebody's
 * invitation code names the inviter.
 */
export async function insertInvitedUser(
  transaction: Database,
  { email, level, passwordHash, ...fields }: UserFields & Pick<User, 'email' | 'level'> & { passwordHash: string },
  now: Date,
): Promise<User> {
  const at = now.toISOString()
  return transaction
    .insertInto('app_user')
    .values({
      ...fields,
      inviter_id: await findOwnerOfCode(transaction, fields.ref_code),
      union_id: randomUUID(),
      email,
      level,
      password_hash: passwordHash,
      invite_code: newInviteCode(),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const newInviteCode = (): string => randomBytes(6).toString('base64url')

/** Updates the given fields; undefined where the user was changed or deleted since that version. */
export function updateUser(
  transaction: Database,
  { id, version }: RowVersion,
  fields: UserFields & Partial<Pick<User, 'inviter_id'>>,
  now: Date,
): Promise<User | undefined> {
  return transaction
    .updateTable('app_user')
    .set({ ...fields, version: version + 1, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Removes the password, and with it every link that would set one. */
export function removePassword(transaction: Database, userId: number): Promise<User | undefined> {
  return transaction
    .updateTable('app_user')
    .set((column) => ({ password_hash: '', password_version: column('password_version', '+', 1) }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Anonymizes a user: leaves only the id, for orders and the ledger. */
export async function anonymiseUser(transaction: Database, userId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  const email = await freeAddress(transaction, userId)
  await clearTexts(transaction, userId, at)
  for (const table of [
    'user_address',
    'notice',
    'api_key',
    'site_viewer',
    'saved_view',
    'deleted_entry',
    'dashboard_setting',
    'list_setting',
    'user_session',
    'sign_in_place',
    'ai_task',
    'connection',
    'authorization_request',
    'notice_setting',
    'two_factor',
    'recovery_code',
  ] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await transaction.updateTable('event_import').set({ user_id: null }).where('user_id', '=', userId).execute()
  await transaction
    .updateTable('app_user')
    .set((column) => ({
      email,
      password_hash: '',
      password_version: column('password_version', '+', 1),
      nickname: null,
      region: null,
      invite_code: newInviteCode(),
      inviter_id: null,
      ref_code: null,
      utm_source: null,
      utm_medium: null,
      utm_campaign: null,
      utm_term: null,
      utm_content: null,
      union_code: null,
      email_confirmed_at: null,
      locale: null,
      theme: null,
      time_format: null,
      deletion_due_at: null,
      level: 'member',
      status: 'disabled',
      last_login_at: null,
      deleted_at: at,
      updated_at: at,
      version: column('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
}

/** Clears texts about a user in rows that stay: notes of the ledger, and lines of imports. */
async function clearTexts(transaction: Database, userId: number, at: string): Promise<void> {
  await transaction
    .updateTable('user_points')
    .set((column) => ({ note: null, version: column('version', '+', 1), updated_at: at }))
    .where('user_id', '=', userId)
    .where('note', 'is not', null)
    .execute()
  const { email } = await transaction
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await transaction
    .deleteFrom('site_invitation')
    .where((row) => row.or([row('inviter_id', '=', userId), row('email', '=', email)]))
    .execute()
  for (const table of ['mail', 'mail_refusal', 'site_report'] as const)
    await transaction.deleteFrom(table).where('address', '=', email).execute()
  // The refusals of reports have the site after the address.
  await transaction
    .deleteFrom('mail_refusal')
    .where(beginsWith('address', `${email} `))
    .execute()
  await transaction.deleteFrom('site_report').where('creator_id', '=', userId).execute()
  await transaction
    .updateTable('job_line')
    .set({ subject: '' })
    .where((line) => line.or([line('user_id', '=', userId), line('subject', '=', email)]))
    .execute()
}

/** Anybody can register with the address that a deleted account would get; then it gets another one. */
async function freeAddress(transaction: Database, userId: number): Promise<string> {
  const email = `deleted-${userId}@deleted.invalid`
  const taken = await transaction.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
  return taken === undefined ? email : `deleted-${userId}-${randomUUID()}@deleted.invalid`
}

/** Runs a function that may set an e-mail address. @returns undefined where the address is taken */
export async function unlessEmailTaken<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
