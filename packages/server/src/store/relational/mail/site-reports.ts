import type { WeekStart } from '@sightline/api-client/contract'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { countOf } from '../paging.ts'
import type { SiteReportTable } from '../schema/mail.ts'

export type SiteReport = Selectable<SiteReportTable>

export function findReport(db: Database, id: number): Promise<(SiteReport & { domain: string }) | undefined> {
  return db
    .selectFrom('site_report')
    .innerJoin('website', 'website.id', 'site_report.website_id')
    .selectAll('site_report')
    .select('website.domain')
    .where('site_report.id', '=', id)
    .executeTakeFirst()
}

/** @param address Of one recipient; undefined for all */
export function listReports(db: Database, siteId: number, address?: string): Promise<SiteReport[]> {
  return db
    .selectFrom('site_report')
    .selectAll()
    .where('website_id', '=', siteId)
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .orderBy('address')
    .orderBy('rhythm')
    .execute()
}

export const countReports = (db: Database, siteId: number): Promise<number> =>
  countOf(db.selectFrom('site_report').where('website_id', '=', siteId))

/** Adds a recipient, or changes the language of an existing one. */
export function upsertReport(db: Database, report: Omit<Insertable<SiteReportTable>, 'id'>): Promise<SiteReport> {
  const { locale } = report
  return db
    .insertInto('site_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['website_id', 'address', 'rhythm']).doUpdateSet({ locale }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteReport(db: Database, id: number): Promise<void> {
  await db.deleteFrom('site_report').where('id', '=', id).execute()
}

/** A report with the settings that determine its day. */
export type DueReport = SiteReport & { time_zone: string; week_start: WeekStart }

/** The reports that are due, the longest due first. */
export function listDueReports(db: Database, now: Date, limit: number): Promise<DueReport[]> {
  return db
    .selectFrom('site_report')
    .innerJoin('website', 'website.id', 'site_report.website_id')
    .selectAll('site_report')
    .select(['website.time_zone', 'website.week_start'])
    .where('site_report.next_at', '<=', now.toISOString())
    .orderBy('site_report.next_at')
    .orderBy('site_report.id')
    .limit(limit)
    .execute()
}

export async function putOffReport(transaction: Database, id: number, nextAt: Date): Promise<void> {
  await transaction.updateTable('site_report').set({ next_at: nextAt.toISOString() }).where('id', '=', id).execute()
}
