import { ApiError } from '../../../errors.ts'
import { readCurrent, readRealtime } from '../../../stats/realtime.ts'
import { readDifferences } from '../../../stats/google-comparison/read-differences.ts'
import { withGoogleOverviews } from '../../../stats/google-analytics/google-overviews.ts'
import { readForecast } from '../../../stats/forecast/forecast.ts'
import { assertPremium } from '../../../stats/forecast/premium.ts'
import { readFunnel } from '../../../stats/funnel.ts'
import { readOverview } from '../../../stats/overview.ts'
import { readPropertyNames } from '../../../stats/property-names.ts'
import { readQuery } from '../../../stats/read-query.ts'
import type { Database } from '../../../store/relational/database.ts'
import { listDroppedEvents } from '../../../store/relational/sites/dropped-events.ts'
import { findGoogleProperty } from '../../../store/relational/sites/google-properties.ts'
import { findFunnel } from '../../../store/relational/sites/funnels.ts'
import { idOf } from '../../../store/relational/ids.ts'
import { listSitesFor } from '../../access.ts'
import type { Handlers } from '../../context.ts'
import { dashboard } from './dashboard.ts'
import { stepResponse } from '../funnel.ts'

export const stats: Handlers<'stats'> = {
  dashboard,
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
    const builtIn = await readOverview(statsSources.openWithoutGoals(origin), shown, range, now.getTime())
    const open = (site: (typeof shown)[number]) => statsSources.openForSite(site, origin)
    return { range, sites: await withGoogleOverviews(builtIn, shown, { open, range, now: now.getTime() }) }
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
    const botsOf = await readBotCounts(db, site.id)
    return readDifferences({ builtIn, google, timeZone: property.time_zone, botsOf }, site, input, now())
  },
}

/** Reads, for each day, how many events were dropped as automated. */
async function readBotCounts(db: Database, siteId: number): Promise<(day: string) => number> {
  const sinceEver = ''
  const dropped = await listDroppedEvents(db, siteId, sinceEver)
  const counts = new Map(dropped.filter(({ reason }) => reason === 'bot').map(({ day, count }) => [day, count]))
  return (day) => counts.get(day) ?? 0
}
