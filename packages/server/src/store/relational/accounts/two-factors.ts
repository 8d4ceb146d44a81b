import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'
import type { TwoFactorTable } from '../schema/users.ts'

export type TwoFactor = Selectable<TwoFactorTable>

/** The second factor of a person, even one that is not confirmed yet. */
export const findTwoFactor = (db: Database, userId: number): Promise<TwoFactor | undefined> =>
  db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function hasTwoFactors(db: Database, userId: number): Promise<boolean> {
  const found = await findTwoFactor(db, userId)
  return found !== undefined && found.confirmed_at !== null
}

/**
 * Stores a secret that is to be confirmed, replacing an unconfirmed one. @returns whether there was no confirmed one
 */
export async function putTwoFactor(db: Database, userId: number, secret: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const put = await db
    .insertInto('two_factor')
    .values({ user_id: userId, secret, confirmed_at: null, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: at, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return Number(put.numInsertedOrUpdatedRows ?? 0) > 0
}

/** @returns whether this call confirmed it, with the secret that was looked at */
export async function confirmTwoFactor(
  transaction: Database,
  { userId, secret, step }: { userId: number; secret: string; step: number },
  now: Date,
): Promise<boolean> {
  const confirmed = await transaction
    .updateTable('two_factor')
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return Number(confirmed.numUpdatedRows) > 0
}

/** Marks the code of a period as used. @returns whether it was not used before */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0
}

/** Marks a recovery code as used. @returns whether there was an unused one */
export async function takeRecoveryCode(db: Database, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0
}

/** Replaces all recovery codes by new ones. */
export async function replaceRecoveryCodes(
  transaction: Database,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('recovery_code')
    .values(codeHashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
}

export const countRecoveryCodes = (db: Database, userId: number): Promise<number> =>
  countOf(db.selectFrom('recovery_code').where('user_id', '=', userId).where('used_at', 'is', null))

/** @returns whether there was a confirmed one */
export async function deleteTwoFactors(transaction: Database, userId: number): Promise<boolean> {
  const isOn = await hasTwoFactors(transaction, userId)
  await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('two_factor').where('user_id', '=', userId).execute()
  return isOn
}

export const listTwoFactors = (db: Database): Promise<TwoFactor[]> => db.selectFrom('two_factor').selectAll().execute()

export async function writeTwoFactorSecret(db: Database, userId: number, secret: string): Promise<void> {
  await db.updateTable('two_factor').set({ secret }).where('user_id', '=', userId).execute()
}
