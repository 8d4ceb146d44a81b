import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The registrations of one day, in UTC. */
export interface RegistrationsOfDay {
  day: string
  registrations: number
  /** The number of them that came by an invitation or a referral code. */
  referred: number
}

/** The registrations by day; deleted accounts do not count. */
export async function readRegistrationsByDay(db: Database, from: string, to: string): Promise<RegistrationsOfDay[]> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await cameWithin(db, from, to)
    .select([
      day.as('day'),
      sql<number | string>`count(*)`.as('registrations'),
      sql<number | string>`count(coalesce(ref_code, cast(inviter_id as text)))`.as('referred'),
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
  /** A referral code, or somebody's invitation code. */
  ref_code: string
  /** The address of the invitation code's owner; null for other codes. */
  email: string | null
  registrations: number
  /** The number of them that have paid. */
  paying: number
}

/**
 * The codes with the most registrations, the most first. Somebody who came with an invitation and with another code counts
 * for both.
 */
export async function readReferrers(db: Database, from: string, to: string, limit: number): Promise<Referrer[]> {
  const byRefCode = cameWithin(db, from, to)
    .where('app_user.ref_code', 'is not', null)
    .select(['app_user.id as id', sql<string>`app_user.ref_code`.as('code')])
  const byInvitation = cameWithin(db, from, to)
    .innerJoin('app_user as inviter', 'inviter.id', 'app_user.inviter_id')
    .where('inviter.deleted_at', 'is', null)
    .select(['app_user.id as id', 'inviter.invite_code as code'])
  const rows = await db
    .selectFrom(byRefCode.union(byInvitation).as('came'))
    .select((column) => [
      'came.code',
      sql<number | string>`count(*)`.as('registrations'),
      sql<number | string>`sum(case when ${column.exists(
        column
          .selectFrom('user_order')
          .select('user_order.id')
          .whereRef('user_order.user_id', '=', 'came.id')
          .where('user_order.status', '=', 'paid'),
      )} then 1 else 0 end)`.as('paying'),
    ])
    .groupBy('came.code')
    .orderBy('registrations', 'desc')
    .orderBy('came.code')
    .limit(limit)
    .execute()
  const emails = await emailsOfCodes(
    db,
    rows.map(({ code }) => code),
  )
  return rows.map(({ code, registrations, paying }) => ({
    ref_code: code,
    email: emails.get(code) ?? null,
    registrations: Number(registrations),
    paying: Number(paying),
  }))
}

const cameWithin = (db: Database, from: string, to: string) =>
  db
    .selectFrom('app_user')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.created_at', '>=', from)
    .where('app_user.created_at', '<', to)

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
