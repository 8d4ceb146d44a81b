import type { Output, Schemas } from '@sightline/api-client/contract'
import { analyticsStatusOf } from '../accounts/userinfo.ts'
import { readMemberships } from '../membership/membership.ts'
import { listAddresses, type Address } from '../store/relational/accounts/addresses.ts'
import type { Database } from '../store/relational/database.ts'
import { listGoogleStates } from '../store/relational/accounts/connections.ts'
import type { User } from '../store/relational/accounts/users.ts'
import { findInviters } from '../store/relational/membership/referrals.ts'

export type AppUserRow = Output<Schemas['appUser']['updateAppUser']>

/** Users as staff sees them: their related rows are read for all of them at once. */
export async function appUserRows(db: Database, users: readonly User[], now: Date): Promise<AppUserRow[]> {
  const ids = users.map((user) => user.id)
  const addresses = Map.groupBy(await listAddresses(db, ids), (address) => address.user_id)
  const connections = Map.groupBy(await listGoogleStates(db, ids), (connection) => connection.user_id)
  const inviters = await findInviters(db, users)
  const memberships = await readMemberships(db, users, now)
  return users.map((user) => {
    const {
      id,
      password_hash,
      first_login_at: _,
      deleted_at: _deleted,
      password_version: _version,
      inviter_id,
      ...shown
    } = user
    const membership = memberships.get(id)
    if (membership === undefined) throw new Error(`user ${id} has no membership`)
    return {
      ...shown,
      ...membership,
      id: String(id),
      analytics_status: analyticsStatusOf((connections.get(id) ?? []).map(({ state }) => state)),
      inviter: (inviter_id === null ? undefined : inviters.get(inviter_id)) ?? null,
      has_password: password_hash !== '',
      addresses: (addresses.get(id) ?? []).map(addressRowOf),
    }
  })
}

export async function appUserRow(db: Database, user: User, now: Date): Promise<AppUserRow> {
  const [row] = await appUserRows(db, [user], now)
  if (row === undefined) throw new Error(`user ${user.id} has no row`)
  return row
}

const addressRowOf = (address: Address): AppUserRow['addresses'][number] => ({
  ...address,
  id: String(address.id),
  user_id: String(address.user_id),
})
