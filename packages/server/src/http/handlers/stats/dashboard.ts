import { parseDate } from '@internationalized/date'
import { readDashboard } from '../../../stats/dashboard.ts'
import { readEarlierDays } from '../../../stats/google-analytics/earlier-days.ts'
import { dayAt, startOfDay } from '../../../stats/query/calendar.ts'
import { unfilledDimensions, withUnfilledNotices } from '../../../stats/unfilled-dimensions.ts'
import { choiceOf, isWithoutChoice } from '../../../sites/dashboard-setting.ts'
import { readReportedSpan } from '../../../store/relational/jobs/event-imports.ts'
import { readDashboardSettings } from '../../../store/relational/sites/dashboard-settings.ts'
import { readDailyValues, readKeptDays } from '../../../store/relational/sites/google-daily-values.ts'
import type { Handlers } from '../../context.ts'

/**
 * Answers a dashboard, with what the person has chosen before where the query names no range, and with what is known besides the source:
 * days of Google Analytics from before the first visit here, and days of imported reports.
 */
export const dashboard: Handlers<'stats'>['dashboard'] = async ({
  input,
  principal,
  site,
  origin,
  services: { db, statsSources, locations, now },
}) => {
  const [source, sources, setting] = await Promise.all([
    statsSources.openFor(site, origin, input.source),
    statsSources.listNames(site),
    principal?.session && isWithoutChoice(input)
      ? readDashboardSettings(db, principal.user.id, [site.id]).then((settings) => settings.get(site.id))
      : undefined,
  ])
  const choice = setting && choiceOf(setting, input.metrics)
  const query = { ...input, ...choice }
  const isWhole = source.name === 'built_in' && (input.filters ?? []).length === 0
  const googleSpan = query.range === 'all' && isWhole ? await readKeptDays(db, site.id) : undefined
  const since = googleSpan && startOfDay(parseDate(googleSpan.first), site.time_zone)
  const [answer, hidden] = await Promise.all([
    readDashboard(source, site, { ...query, since }, now()),
    unfilledDimensions(source, site.id, locations.state()),
  ])
  // Administrators can install a database of places, so they are told; for others the dimensions are hidden.
  const isTold = hidden.length > 0 && principal?.user.level === 'admin'
  const googleDays = {
    readValues: (days: Parameters<typeof readDailyValues>[2]) => readDailyValues(db, site.id, days),
    openSource: async () =>
      sources.includes('google_analytics') ? statsSources.openForSite(site, origin, 'google_analytics') : undefined,
  }
  const [earlier, reported] = await Promise.all([
    isWhole ? readEarlierDays(googleDays, site, answer) : undefined,
    source.name === 'built_in' ? readReportedSpan(db, site.id, answer.range) : undefined,
  ])
  const dayOf = (instant: string) => dayAt(Date.parse(instant), site.time_zone).toString()
  return {
    ...(isTold ? withUnfilledNotices(answer) : answer),
    ...(hidden.length > 0 && !isTold && { hidden: [...hidden] }),
    ...(choice !== undefined && { is_kept: true as const }),
    ...(sources.length > 1 && { sources }),
    ...(earlier !== undefined && { earlier }),
    ...(reported !== undefined && { reported: { first: dayOf(reported.first), last: dayOf(reported.last) } }),
  }
}
