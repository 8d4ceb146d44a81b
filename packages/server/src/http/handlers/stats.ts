import { parseDate } from '@internationalized/date'
import { ApiError } from '../../errors.ts'
import { dayAt, startOfDay } from '../../stats/query/calendar.ts'
import { readCurrent, readRealtime } from '../../stats/realtime.ts'
import { readDifferences } from '../../stats/google-comparison/read-differences.ts'
import { readDashboard } from '../../stats/dashboard.ts'
import { unfilledDimensions, withNoticesOfPlaces } from '../../stats/unfilled-dimensions.ts'
import { readEarlierDays } from '../../stats/google-analytics/earlier-days.ts'
import { withGoogleOverviews } from '../../stats/google-analytics/google-overviews.ts'
import { readForecast } from '../../stats/forecast/forecast.ts'
import { assertPremium } from '../../stats/forecast/premium.ts'
import { readFunnel } from '../../stats/funnel.ts'
import { readOverview } from '../../stats/overview.ts'
import { readPropertyNames } from '../../stats/property-names.ts'
import { readQuery } from '../../stats/read-query.ts'
import { readReportedSpan } from '../../store/relational/jobs/event-imports.ts'
import type { Database } from '../../store/relational/database.ts'
import { readDashboardSettings } from '../../store/relational/sites/dashboard-settings.ts'
import { listDroppedEvents } from '../../store/relational/sites/dropped-events.ts'
import { readDailyValues, readKeptDays } from '../../store/relational/sites/google-daily-values.ts'
import { findGoogleProperty } from '../../store/relational/sites/google-properties.ts'
import { findFunnel } from '../../store/relational/sites/funnels.ts'
import { idOf } from '../../store/relational/ids.ts'
import { listSitesFor } from '../access.ts'
import { choiceOf, isWithoutChoice } from '../../sites/dashboard-setting.ts'
import type { Handlers } from '../context.ts'
import { stepResponse } from './funnel.ts'

export const stats: Handlers<'stats'> = {
  async dashboard({ input, principal, site, origin, services: { db, statsSources, locations, now } }) {
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
    const keptDays = query.range === 'all' && isWhole ? await readKeptDays(db, site.id) : undefined
    const since = keptDays && startOfDay(parseDate(keptDays.first), site.time_zone)
    const [dashboard, hidden] = await Promise.all([
      readDashboard(source, site, { ...query, since }, now()),
      unfilledDimensions(source, site.id, locations.state()),
    ])
    const isToBeSaid = hidden.length > 0 && principal?.user.level === 'admin'
    const kept = {
      readValues: (days: Parameters<typeof readDailyValues>[2]) => readDailyValues(db, site.id, days),
      openSource: async () =>
        sources.includes('google_analytics') ? statsSources.openForSite(site, origin, 'google_analytics') : undefined,
    }
    const [earlier, reported] = await Promise.all([
      isWhole ? readEarlierDays(kept, site, dashboard) : undefined,
      source.name === 'built_in' ? readReportedSpan(db, site.id, dashboard.range) : undefined,
    ])
    const dayOf = (instant: string) => dayAt(Date.parse(instant), site.time_zone).toString()
    return {
      ...(isToBeSaid ? withNoticesOfPlaces(dashboard) : dashboard),
      ...(hidden.length > 0 && !isToBeSaid && { hidden: [...hidden] }),
      ...(choice !== undefined && { is_kept: true as const }),
      ...(sources.length > 1 && { sources }),
      ...(earlier !== undefined && { earlier }),
      ...(reported !== undefined && { reported: { first: dayOf(reported.first), last: dayOf(reported.last) } }),
    }
  },

  query: async ({ input, site, origin, services }) =>
    readQuery(await services.statsSources.openFor(site, origin, input.source), site, input, services.now()),

  async funnel({ input, site, origin, services }) {
    const { site_id: _, funnel_id, ...query } = input
    const found = await findFunnel(services.db, site.id, idOf(funnel_id))
    if (found === undefined) throw new ApiError('not_found')
    const source = await services.statsSources.openFor(site, origin, input.source)
    const { steps: stepResults, ...outcome } = await readFunnel(source, site, found.steps, query, services.now())
    const steps = stepResults.flatMap((stepResult, index) => {
      const step = found.steps[index]
      return step === undefined ? [] : [{ ...stepResponse(step), ...stepResult }]
    })
    return { ...outcome, funnel_id: found.id, name: found.name, steps }
  },

  properties: async ({ input, site, origin, services }) =>
    readPropertyNames(await services.statsSources.openFor(site, origin, input.source), site, input, services.now()),

  async overview({ input: { range }, principal, origin, services }) {
    const now = services.now()
    const sites = await listSitesFor(principal, services)
    const shown = sites.filter(({ isBlocked }) => !isBlocked).map(({ site }) => site)
    const { statsSources } = services
    const own = await readOverview(statsSources.openWithoutGoals(origin), shown, range, now.getTime())
    const open = (site: (typeof shown)[number]) => statsSources.openForSite(site, origin)
    return { range, sites: await withGoogleOverviews(own, shown, { open, range, now: now.getTime() }) }
  },

  async current({ input, site, origin, services }) {
    const source = await services.statsSources.openForSite(site, origin, input.source)
    return readCurrent(source, site.id, services.now().getTime())
  },

  async realtime({ input, site, origin, services }) {
    const source = await services.statsSources.openForSite(site, origin, input.source)
    return readRealtime(source, site.id, services.now().getTime())
  },

  async forecast({ input, principal, site, origin, services }) {
    await assertPremium(services.db, principal.user, services.now())
    const source = await services.statsSources.openForSite(site, origin, input.source)
    return readForecast(source, site, input, services.now())
  },

  async differences({ input, site, origin, services: { db, statsSources, now } }) {
    const property = await findGoogleProperty(db, site.id)
    if (property === undefined) throw new ApiError('property_missing')
    const [builtIn, google] = await Promise.all([
      statsSources.openForSite(site, origin, 'built_in'),
      statsSources.openForSite(site, origin, 'google_analytics'),
    ])
    const botsOf = await countBots(db, site.id)
    return readDifferences({ builtIn, google, timeZone: property.time_zone, botsOf }, site, input, now())
  },
}

/** The number of events that were dropped as automated, by day. */
async function countBots(db: Database, siteId: number): Promise<(day: string) => number> {
  const dropped = await listDroppedEvents(db, siteId, '')
  const counts = new Map(dropped.filter(({ reason }) => reason === 'bot').map(({ day, count }) => [day, count]))
  return (day) => counts.get(day) ?? 0
}
