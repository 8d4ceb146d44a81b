import { themeChoices, timeFormats, type Output, type Schemas } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { listAddresses, replaceAddresses, type GivenAddress } from '../store/relational/accounts/addresses.ts'
import type { Database } from '../store/relational/database.ts'
import { updateProfile, type ProfileChanges } from '../store/relational/accounts/profiles.ts'
import { findUser, type User } from '../store/relational/accounts/users.ts'

export type Profile = Output<Schemas['user']['update']>

export async function profileOf(db: Database, user: User): Promise<Profile> {
  const addresses = await listAddresses(db, [user.id])
  return {
    union_id: user.union_id,
    nickname: user.nickname,
    region: user.region,
    points: user.points,
    email_confirmed_at: user.email_confirmed_at,
    locale: user.locale,
    theme: chosenOf(themeChoices, user.theme),
    time_format: chosenOf(timeFormats, user.time_format),
    addresses: addresses.map((address) => ({ ...address, id: String(address.id), user_id: String(user.id) })),
    version: user.version,
  }
}

/**
 * Changes a person's profile, and replaces their addresses by the given ones.
 * @throws {ApiError} row_changed, with the profile as it is now, or not_found for an address that is not there
 */
export async function changeProfile(
  db: Database,
  userId: number,
  { version, addresses, ...changes }: ProfileChanges & { version: number; addresses?: GivenAddress[] | undefined },
  now: Date,
): Promise<Profile> {
  const user = await db.transaction().execute(async (transaction) => {
    const changed = await updateProfile(transaction, { id: userId, version }, changes, now)
    if (changed !== undefined && addresses !== undefined) {
      await replaceAddresses(transaction, userId, addresses, now)
    }
    return changed
  })
  if (user !== undefined) return profileOf(db, user)
  const current = await findUser(db, userId)
  throw current === undefined ? new ApiError('not_found') : new ApiError('row_changed', await profileOf(db, current))
}

const chosenOf = <Choice extends string>(choices: readonly Choice[], kept: string | null): Choice | null =>
  choices.find((choice) => choice === kept) ?? null
