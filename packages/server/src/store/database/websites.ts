import type { WeekStart } from '@sightline/api-client/contract'
import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { isUniqueViolation, type Database } from './database.ts'
import type { WebsiteTable } from './schema.ts'

export type Website = Selectable<WebsiteTable>

export interface NewWebsite {
  ownerId: number
  name: string
  domain: string
  currencyType: string
  timeZone: string
  weekStart: WeekStart
  now: Date
}

/** Undefined when the domain is there already. */
export async function insertWebsite(db: Database, site: NewWebsite): Promise<Website | undefined> {
  const at = site.now.toISOString()
  try {
    return await db
      .insertInto('website')
      .values({
        public_id: randomUUID(),
        owner_id: site.ownerId,
        name: site.name,
        domain: site.domain,
        currency_type: site.currencyType,
        time_zone: site.timeZone,
        week_start: site.weekStart,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

export function listWebsitesOf(db: Database, ownerId: number): Promise<Website[]> {
  return db.selectFrom('website').selectAll().where('owner_id', '=', ownerId).orderBy('id').execute()
}

export function findWebsite(db: Database, id: number): Promise<Website | undefined> {
  return db.selectFrom('website').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findWebsiteByPublicId(db: Database, publicId: string): Promise<Website | undefined> {
  return db.selectFrom('website').selectAll().where('public_id', '=', publicId).executeTakeFirst()
}
