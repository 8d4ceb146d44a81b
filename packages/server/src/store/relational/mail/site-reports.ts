import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
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
