import type { Selectable } from 'kysely'
import { ApiError } from '../../../errors.ts'
import type { Database } from '../database.ts'
import type { UserAddressTable } from '../schema/users.ts'

export type Address = Selectable<UserAddressTable>

/** An address as a caller gives it: with an `id` it replaces the stored one, without one it is new. */
export interface GivenAddress {
  id?: string | undefined
  name: string
  line1: string
  line2?: string | null | undefined
  city: string
  region?: string | null | undefined
  postal_code?: string | null | undefined
  country: string
  phone?: string | null | undefined
}

/** The addresses of several users in one query, in the order in which they were added. */
export async function listAddresses(db: Database, userIds: readonly number[]): Promise<Address[]> {
  if (userIds.length === 0) return []
  return db.selectFrom('user_address').selectAll().where('user_id', 'in', userIds).orderBy('id').execute()
}

/**
 * Replaces a user's addresses by the given ones: those with an id are updated, those without are added, all others are
 * deleted.
 * @throws {ApiError} not_found for an id that is not one of this user's, or is given twice
 */
export async function replaceAddresses(
  transaction: Database,
  userId: number,
  given: readonly GivenAddress[],
  now: Date,
): Promise<void> {
  const current = new Map((await listAddresses(transaction, [userId])).map((address) => [address.id, address]))
  const keptIds = given.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]))
  if (new Set(keptIds).size < keptIds.length || keptIds.some((id) => !current.has(id))) throw new ApiError('not_found')
  const removedIds = [...current.keys()].filter((id) => !keptIds.includes(id))
  if (removedIds.length > 0) await transaction.deleteFrom('user_address').where('id', 'in', removedIds).execute()

  for (const address of given) {
    const before = address.id === undefined ? undefined : current.get(Number(address.id))
    if (before === undefined) await insertAddress(transaction, userId, address, now)
    else await changeAddress(transaction, before, address, now)
  }
}

async function insertAddress(transaction: Database, userId: number, given: GivenAddress, now: Date): Promise<void> {
  const at = now.toISOString()
  await transaction
    .insertInto('user_address')
    .values({
      user_id: userId,
      name: given.name,
      line1: given.line1,
      line2: given.line2 ?? null,
      city: given.city,
      region: given.region ?? null,
      postal_code: given.postal_code ?? null,
      country: given.country,
      phone: given.phone ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** Updates an address. An absent line stays as it is, and an unchanged address keeps its version. */
async function changeAddress(transaction: Database, before: Address, given: GivenAddress, now: Date): Promise<void> {
  const { id: _, ...lines } = given
  const changed = Object.fromEntries(
    Object.entries(lines).filter(([name, value]) => value !== undefined && value !== before[name as keyof Address]),
  ) as Partial<Omit<GivenAddress, 'id'>>
  if (Object.keys(changed).length === 0) return
  await transaction
    .updateTable('user_address')
    .set({ ...changed, updated_at: now.toISOString() })
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute()
}

/** Deletes an address of a user. @returns whether it existed */
export async function deleteAddress(db: Database, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('user_address')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows) > 0
}
