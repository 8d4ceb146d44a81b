import { ApiError } from '../errors.ts'
import { lockAdministrators } from '../store/relational/accounts/administrators.ts'
import type { Database } from '../store/relational/database.ts'
import type { User } from '../store/relational/accounts/users.ts'

/** The person who makes a change. */
export type Actor = Pick<User, 'id' | 'level'>

type Rank = Pick<User, 'level' | 'status'>
type RankChange = { [Column in keyof Rank]?: Rank[Column] | undefined }

/**
 * Asserts that a member of staff may make this change to a user. Operators may not change staff and levels, and nobody
 * may reduce their own rights.
 * @throws {ApiError} staff_protected, level_too_low, own_account
 */
export function checkChange(actor: Actor, target: User, { level, status }: RankChange): void {
  const isOwn = target.id === actor.id
  if (actor.level !== 'admin' && target.level !== 'member') throw new ApiError('staff_protected')
  if (level !== undefined && level !== target.level) {
    if (actor.level !== 'admin') throw new ApiError('level_too_low')
    if (isOwn) throw new ApiError('own_account')
  }
  if (isOwn && status === 'disabled') throw new ApiError('own_account')
}

/** @throws {ApiError} staff_protected, own_account */
export function checkDeletion(actor: Actor, target: User): void {
  if (target.id === actor.id) throw new ApiError('own_account')
  if (actor.level !== 'admin' && target.level !== 'member') throw new ApiError('staff_protected')
}

/**
 * Keeps the last active administrator: when two demote each other at the same time, the second is refused.
 * @param rank The target's new rank; undefined where it is deleted.
 * @throws {ApiError} last_admin, or level_too_low where the actor is no administrator any more
 */
export async function keepAdministrator(
  transaction: Database,
  actor: Actor,
  target: User,
  rank: Rank | undefined,
): Promise<void> {
  const stays = rank?.level === 'admin' && rank.status === 'active'
  if (target.level !== 'admin' || stays) return
  const administrators = await lockAdministrators(transaction)
  if (!administrators.some((id) => id !== target.id)) throw new ApiError('last_admin')
  if (!administrators.includes(actor.id)) throw new ApiError('level_too_low')
}
