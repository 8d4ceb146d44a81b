import { deleteAccountWithin } from '../account-deletion/delete-account.ts'
import { ApiError } from '../errors.ts'
import type { Database } from '../store/relational/database.ts'
import { lockUser } from '../store/relational/lock.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { SiteHomes } from '../sites/remove-sites.ts'
import { checkDeletion, keepAdministrator, type Actor } from './staff-rules.ts'

/**
 * Anonymizes an account and deletes its sites; a job of the actor deletes their collected events. Orders and ledger
 * stay.
 * @throws {ApiError} not_found, row_changed, staff_protected, own_account, last_admin
 */
export async function deleteUser(
  { db, jobs, collector }: SiteHomes,
  actor: Actor,
  userId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const site_ids = await deleteUserWithin(transaction, actor, userId, now)
    if (site_ids.length === 0) return
    await jobs.start({ kind: 'delete_site_data', ownerId: actor.id, input: { site_ids } }, transaction)
  })
  collector.forgetSites()
}

/** @returns the ids of the sites whose collected data are to be deleted @throws {ApiError} as above */
export async function deleteUserWithin(
  transaction: Database,
  actor: Actor,
  userId: number,
  now: Date,
): Promise<readonly number[]> {
  const target = await findUser(transaction, userId)
  if (target === undefined) throw new ApiError('not_found')
  checkDeletion(actor, target)
  await keepAdministrator(transaction, actor, target, undefined)
  if (!(await lockUser(transaction, userId))) throw new ApiError('not_found')
  // The checks hold only for the level that they were made for.
  if ((await findUser(transaction, userId))?.level !== target.level) throw new ApiError('row_changed')

  return deleteAccountWithin(transaction, userId, now)
}
