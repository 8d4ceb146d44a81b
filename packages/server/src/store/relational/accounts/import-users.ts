import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { findOwnersOfCodes } from './users.ts'

export interface ImportedUser {
  email: string
  nickname?: string | null | undefined
  region?: string | null | undefined
  ref_code?: string | null | undefined
  utm_source?: string | null | undefined
  utm_medium?: string | null | undefined
  union_code?: string | null | undefined
}

/**
 * Creates members without a password, whose inviter is the person with the referral code, if there is one; a user whose e-mail address exists stays as it is.
 * @returns the ids of the created users, by e-mail address
 */
export async function insertImportedUsers(
  transaction: Database,
  users: readonly ImportedUser[],
  now: Date,
): Promise<Map<string, number>> {
  const made = new Map<string, number>()
  const inviters = await findOwnersOfCodes(
    transaction,
    users.flatMap(({ ref_code }) => ref_code ?? []),
  )
  let left = users
  // Users whose random invitation code is taken are inserted again with another one.
  while (left.length > 0) {
    const inserted = await transaction
      .insertInto('app_user')
      .values(left.map((user) => rowOf(user, inviters, now.toISOString())))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .execute()
    for (const { id, email } of inserted) made.set(email, id)
    const missing = left.filter(({ email }) => !made.has(email))
    const taken = await takenEmails(
      transaction,
      missing.map(({ email }) => email),
    )
    left = missing.filter(({ email }) => !taken.has(email))
  }
  return made
}

/** The addresses among these that an account has. */
export async function takenEmails(transaction: Database, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await transaction.selectFrom('app_user').select('email').where('email', 'in', emails).execute()
  return new Set(rows.map(({ email }) => email))
}

const rowOf = (user: ImportedUser, inviters: ReadonlyMap<string, number>, at: string) => ({
  union_id: randomUUID(),
  email: user.email,
  password_hash: '',
  invite_code: randomBytes(6).toString('base64url'),
  nickname: user.nickname ?? null,
  region: user.region ?? null,
  inviter_id: inviters.get(user.ref_code ?? '') ?? null,
  ref_code: user.ref_code ?? null,
  utm_source: user.utm_source ?? null,
  utm_medium: user.utm_medium ?? null,
  union_code: user.union_code ?? null,
  level: 'member' as const,
  created_at: at,
  updated_at: at,
})
