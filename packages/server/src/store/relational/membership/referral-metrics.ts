import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The registrations of a group of accounts. */
interface Registrations {
  registrations: number
  /** The number of them that have paid an order by now. */
  paying: number
}

/** The registrations of one day, in UTC. */
export interface RegistrationsOfDay extends Registrations {
  day: string
  /** The number of them that came by an invitation or a referral code. */
  referred: number
  /** The number of them that another user invited. */
  invited: number
}

/** The registrations by day; deleted accounts do not count. */
export async function readRegistrationsByDay(db: Database, from: string, to: string): Promise<RegistrationsOfDay[]> {
  const day = sql<string>`substr(app_user.created_at, 1, 10)`
  const rows = await cameWithin(db, from, to)
    .select([
      day.as('day'),
      ...countsOf('app_user.id'),
      sql<number | string>`count(coalesce(app_user.ref_code, cast(app_user.inviter_id as text)))`.as('referred'),
      sql<number | string>`sum(case when ${isInvited} then 1 else 0 end)`.as('invited'),
    ])
    .groupBy(day)
    .orderBy(day)
    .execute()
  return rows.map((row) => ({
    day: row.day,
    ...numbersOf(row),
    referred: Number(row.referred),
    invited: Number(row.invited),
  }))
}

/** Where accounts came from, by the parameters of the address with which they registered. */
export interface RegistrationSource extends Registrations {
  utm_source: string | null
  utm_medium: string | null
}

/** The sources with the most registrations, the most first. */
export async function readRegistrationSources(
  db: Database,
  from: string,
  to: string,
  limit: number,
): Promise<RegistrationSource[]> {
  const rows = await cameWithin(db, from, to)
    .select(['utm_source', 'utm_medium', ...countsOf('app_user.id')])
    .groupBy(['utm_source', 'utm_medium'])
    .orderBy('registrations', 'desc')
    .orderBy(sql`coalesce(utm_source, '')`)
    .orderBy(sql`coalesce(utm_medium, '')`)
    .limit(limit)
    .execute()
  return rows.map((row) => ({ utm_source: row.utm_source, utm_medium: row.utm_medium, ...numbersOf(row) }))
}

export interface Referrer extends Registrations {
  /** A referral code, or somebody's invitation code. */
  ref_code: string
  /** The address of the invitation code's owner; null for other codes. */
  email: string | null
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
    .select(['came.code', ...countsOf('came.id')])
    .groupBy('came.code')
    .orderBy('registrations', 'desc')
    .orderBy('came.code')
    .limit(limit)
    .execute()
  const emails = await emailsOfCodes(
    db,
    rows.map(({ code }) => code),
  )
  return rows.map((row) => ({ ref_code: row.code, email: emails.get(row.code) ?? null, ...numbersOf(row) }))
}

const cameWithin = (db: Database, from: string, to: string) =>
  db
    .selectFrom('app_user')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.created_at', '>=', from)
    .where('app_user.created_at', '<', to)

/** @param id The column with the id of the account */
const countsOf = (id: string) =>
  [
    sql<number | string>`count(*)`.as('registrations'),
    sql<number | string>`sum(case when ${hasPaid(id)} then 1 else 0 end)`.as('paying'),
  ] as const

const numbersOf = (row: Record<keyof Registrations, number | string>): Registrations => ({
  registrations: Number(row.registrations),
  paying: Number(row.paying),
})

const hasPaid = (id: string) =>
  sql`exists (select 1 from user_order where user_order.user_id = ${sql.ref(id)} and user_order.status = 'paid')`

const isInvited = sql`exists (
  select 1 from app_user as inviter where inviter.id = app_user.inviter_id and inviter.deleted_at is null
)`

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
