import { parseDate } from '@internationalized/date'
import { pagePaths } from '@sightline/api-client/contract'
import type { ComposeReport } from '../mail/compose.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import { mailTexts } from '../mail/texts/mail-texts.ts'
import { readMembership } from '../membership/membership.ts'
import { readDashboard } from '../stats/dashboard.ts'
import { readForecast } from '../stats/forecast/forecast.ts'
import type { StatsSource, StatsSources } from '../stats/source.ts'
import { findUser } from '../store/relational/accounts/users.ts'
import type { Database } from '../store/relational/database.ts'
import { findImage } from '../store/relational/images.ts'
import type { SiteReport } from '../store/relational/mail/site-reports.ts'
import { listAnnotations } from '../store/relational/sites/annotations.ts'
import { findSite, type Site } from '../store/relational/sites/sites.ts'
import { findPublishedTheme } from '../store/relational/themes.ts'
import { reportContent, type ReportForecast } from './report-content.ts'
import { reportDays } from './schedule.ts'

export interface ReportParts {
  db: Database
  statsSources: StatsSources
  mailLinks: Pick<MailLinks, 'app'>
  now: () => Date
}

/** The longest time for the statistics of one report. Milliseconds. */
const TIMEOUT_MS = 120_000

/** Composes reports of sites, but none for a site whose owner's membership has ended. */
export function createReports({ db, statsSources, mailLinks, now }: ReportParts): ComposeReport {
  return async ({ website_id, rhythm }, end, locale) => {
    const site = await findSite(db, website_id)
    const owner = site && (await findUser(db, site.owner_id))
    if (site === undefined || owner === undefined || owner.status !== 'active') return undefined
    const { vip_status } = await readMembership(db, owner, now())
    if (vip_status === 'expired') return undefined
    const { first, last } = reportDays(rhythm, parseDate(end))
    const days = { from: first.toString(), to: last.toString() }
    const caller = { identity: `report of site ${site.id}`, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const source = await statsSources.openForSite(site, caller)
    const interval = rhythm === 'weekly' ? 'day' : 'week'
    const dashboard = await readDashboard(
      source,
      site,
      { range: 'custom', ...days, interval, compare: 'previous', panels: ['page', 'source'], filters: [] },
      now(),
    )
    const [theme, annotations, forecast] = await Promise.all([
      findPublishedTheme(db, site.theme_id),
      listAnnotations(db, site.id, days),
      vip_status === 'premium' ? readViewsAhead(source, site, rhythm, now()) : undefined,
    ])
    const content = reportContent({
      site,
      rhythm,
      days,
      dashboard,
      annotations,
      forecast,
      url: mailLinks.app(pagePaths.dashboard.replace(':siteId', String(site.id))),
      locale,
      texts: mailTexts(locale),
    })
    const { accent = null, logo_hash = null } = theme ?? {}
    const logo = logo_hash === null ? undefined : await findImage(db, logo_hash)
    return { ...content, look: { accent, logo: logo?.bytes ?? null, name: site.name } }
  }
}

/** The forecast of the views of the next days; undefined where none can be made. */
async function readViewsAhead(
  source: StatsSource,
  site: Site,
  rhythm: SiteReport['rhythm'],
  now: Date,
): Promise<ReportForecast | undefined> {
  if (!source.capabilities.metrics.has('pageviews') || !source.capabilities.intervals.has('day')) return undefined
  const range = rhythm === 'weekly' ? '7d' : '30d'
  const { points } = await readForecast(source, site, { range, metric: 'pageviews' }, now)
  if (points.length === 0) return undefined
  return { views: points.reduce((sum, { value }) => sum + value, 0), days: points.length }
}
