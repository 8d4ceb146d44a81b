import { reportLimits, type MailLocale, type ReportRhythm } from '@sightline/api-client/contract'
import { ApiError } from '../errors.ts'
import { reportRefusalKey } from '../mail/report-refusal-key.ts'
import { putMail } from '../mail/put-mail.ts'
import { dayAt } from '../stats/query/calendar.ts'
import type { User } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { lockSite } from '../store/relational/lock.ts'
import { areMailsRefused } from '../store/relational/mail/mail-refusals.ts'
import {
  countReports,
  deleteReport,
  findReport,
  listReports,
  upsertReport,
  type SiteReport,
} from '../store/relational/mail/site-reports.ts'
import type { Site } from '../store/relational/sites/sites.ts'
import { nextReportAt } from './schedule.ts'

/** The caller who asks about the reports of a site. */
export interface ReportCaller {
  site: Site
  user: Pick<User, 'id' | 'email' | 'level'>
}

export interface Recipient {
  email: string
  rhythm: ReportRhythm
  locale: MailLocale
}

/** A recipient as the owner of the site sees it. */
export interface ShownReport extends Pick<SiteReport, 'id' | 'rhythm' | 'locale' | 'next_at' | 'created_at'> {
  email: string
  is_stopped: boolean
}

/** A person the site is shared with sees and changes only the reports to their own address. */
const seesAll = ({ site, user }: ReportCaller): boolean => site.owner_id === user.id || user.level === 'admin'

export async function listRecipients(db: Database, caller: ReportCaller): Promise<ShownReport[]> {
  const reports = await listReports(db, caller.site.id, seesAll(caller) ? undefined : caller.user.email)
  return Promise.all(reports.map((report) => shown(db, report)))
}

async function shown(db: Database, report: SiteReport): Promise<ShownReport> {
  const { id, website_id, address: email, rhythm, locale, next_at, created_at } = report
  const is_stopped = await areMailsRefused(db, reportRefusalKey(email, website_id), 'report')
  return { id, email, rhythm, locale, next_at, is_stopped, created_at }
}

/** @throws {ApiError} too_many_entries; site_no_permission for somebody else's address, and where the site is gone */
export function addRecipient(
  db: Database,
  caller: ReportCaller,
  { email, rhythm, locale }: Recipient,
  now: Date,
): Promise<ShownReport> {
  const { site, user } = caller
  if (!seesAll(caller) && email !== user.email) throw new ApiError('site_no_permission')
  return db.transaction().execute(async (transaction) => {
    if (!(await lockSite(transaction, site.id))) throw new ApiError('site_no_permission')
    const same = (await listReports(transaction, site.id, email)).some((report) => report.rhythm === rhythm)
    if (!same && (await countReports(transaction, site.id)) >= reportLimits.perSite)
      throw new ApiError('too_many_entries')
    const report = await upsertReport(transaction, {
      website_id: site.id,
      address: email,
      rhythm,
      locale,
      creator_id: user.id,
      next_at: nextReportAt(rhythm, site, now).toISOString(),
      created_at: now.toISOString(),
    })
    return shown(transaction, report)
  })
}

/** @throws {ApiError} not_found */
export async function removeRecipient(db: Database, caller: ReportCaller, id: number): Promise<void> {
  await deleteReport(db, (await requireReport(db, caller, id)).id)
}

/** Mails the report of the days until yesterday, at most once an hour. @throws {ApiError} not_found */
export async function sendReportNow(db: Database, caller: ReportCaller, id: number, now: Date): Promise<void> {
  const { address, locale } = await requireReport(db, caller, id)
  const to = dayAt(now.getTime(), caller.site.time_zone).toString()
  const onceKey = `report ${id} now ${now.toISOString().slice(0, 13)}`
  await putMail(db, { kind: 'report', address, locale, data: { report_id: id, to }, onceKey }, now)
}

async function requireReport(db: Database, caller: ReportCaller, id: number): Promise<SiteReport> {
  const report = await findReport(db, id)
  const isThere = report?.website_id === caller.site.id
  if (report === undefined || !isThere || (!seesAll(caller) && report.address !== caller.user.email))
    throw new ApiError('not_found')
  return report
}
