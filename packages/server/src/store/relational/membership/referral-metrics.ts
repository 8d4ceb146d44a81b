import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The registrations of one day, in UTC. */
export interface RegistrationsOfDay {
  day: string
  registrations: number
  /** The number of them that came by an invitation code. */
  referred: number
}

/** The registrations by day; deleted accounts do not count. */
export async function readRegistrationsByDay(db: Database, from: string, to: string): Promise<RegistrationsOfDay[]> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await cameWithin(db, from, to)
    .select([
      day.as('day'),
      sql<number | string>`count(*)`.as('registrations'),
      sql<number | string>`count(ref_code)`.as('referred'),
    ])
    .groupBy(day)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    registrations: Number(row.registrations),
    referred: Number(row.referred),
  }))
}

export interface Referrer {
  ref_code: string
  /** The address of the code's owner; null where it is nobody's. */
  email: string | null
  registrations: number
  /** The number of them that have paid. */
  paying: number
}

/** The codes with the most registrations, the most first. */
export async function readReferrers(db: Database, from: string, to: string, limit: number): Promise<Referrer[]> {
  const rows = await cameWithin(db, from, to)
    .where('ref_code', 'is not', null)
    .select(['ref_code', sql<number | string>`count(*)`.as('registrations')])
    .groupBy('ref_code')
    .orderBy('registrations', 'desc')
    .orderBy('ref_code')
    .limit(limit)
    .execute()
  const codes = rows.flatMap(({ ref_code }) => ref_code ?? [])
  const emails = await emailsOfCodes(db, codes)
  const paying = await payingByCode(db, from, to, codes)
  return rows.flatMap(({ ref_code, registrations }) => {
    if (ref_code === null) return []
    const email = emails.get(ref_code) ?? null
    return [{ ref_code, email, registrations: Number(registrations), paying: paying.get(ref_code) ?? 0 }]
  })
}

const cameWithin = (db: Database, from: string, to: string) =>
  db.selectFrom('app_user').where('deleted_at', 'is', null).where('created_at', '>=', from).where('created_at', '<', to)

async function emailsOfCodes(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const owners = await db
    .selectFrom('app_user')
    .select(['invite_code', 'email'])
    .where('deleted_at', 'is', null)
    .where('invite_code', 'in', codes)
    .execute()
  return new Map(owners.map(({ invite_code, email }) => [invite_code, email]))
}

async function payingByCode(
  db: Database,
  from: string,
  to: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await cameWithin(db, from, to)
    .where('ref_code', 'in', codes)
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_order')
          .select('user_order.id')
          .whereRef('user_order.user_id', '=', 'app_user.id')
          .where('user_order.status', '=', 'paid'),
      ),
    )
    .select(['ref_code', sql<number | string>`count(*)`.as('paying')])
    .groupBy('ref_code')
    .execute()
  return new Map(rows.flatMap(({ ref_code, paying }) => (ref_code === null ? [] : [[ref_code, Number(paying)]])))
}
