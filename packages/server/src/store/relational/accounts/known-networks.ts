import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { KnownNetworkTable } from '../schema/users.ts'

export type KnownNetwork = Pick<Selectable<KnownNetworkTable>, 'user_id' | 'place_hash'>

/** The number of networks that are kept for a user; the one that was used the longest ago goes first. */
const MAX_NETWORKS = 20
const KEEP_MS = 180 * 24 * 60 * 60 * 1000

const oldestKept = (now: Date): string => new Date(now.getTime() - KEEP_MS).toISOString()

/** Whether this user has signed in from this network within half a year. */
export async function isKnownNetwork(db: Database, network: KnownNetwork, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_place')
    .select('user_id')
    .where('user_id', '=', network.user_id)
    .where('place_hash', '=', network.place_hash)
    .where('used_at', '>=', oldestKept(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the network of a sign-in: the user's last 20 of half a year; older ones of everybody are deleted. */
export async function keepNetwork(db: Database, network: KnownNetwork, now: Date): Promise<void> {
  const used_at = now.toISOString()
  await db
    .insertInto('sign_in_place')
    .values({ ...network, used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'place_hash']).doUpdateSet({ used_at }))
    .execute()
  await db.deleteFrom('sign_in_place').where('used_at', '<', oldestKept(now)).execute()
  const tooOld = await db
    .selectFrom('sign_in_place')
    .select('place_hash')
    .where('user_id', '=', network.user_id)
    .orderBy('used_at', 'desc')
    .limit(1000)
    .offset(MAX_NETWORKS)
    .execute()
  if (tooOld.length === 0) return
  const hashes = tooOld.map(({ place_hash }) => place_hash)
  await db
    .deleteFrom('sign_in_place')
    .where('user_id', '=', network.user_id)
    .where('place_hash', 'in', hashes)
    .execute()
}
