import { readCurrentVisitors } from '../../stats/current.ts'
import { readDashboard } from '../../stats/dashboard.ts'
import { readForecast } from '../../stats/forecast/forecast.ts'
import { refuseWithoutPremium } from '../../stats/forecast/premium.ts'
import { readOverview } from '../../stats/overview.ts'
import { readQuery } from '../../stats/query.ts'
import { askWith } from '../../store/clickhouse/select.ts'
import { listPersonalWebsites } from '../../websites/personal.ts'
import type { Handlers } from '../context.ts'

export const stats: Handlers<'stats'> = {
  dashboard: ({ input, site, origin, services: { clickhouse, statsTimeout, now } }) =>
    readDashboard(askWith(clickhouse, { timeoutMs: statsTimeout, signal: origin.signal }), site, input, now()),

  query: ({ input, site, origin, services: { clickhouse, statsTimeout, now } }) =>
    readQuery(askWith(clickhouse, { timeoutMs: statsTimeout, signal: origin.signal }), site, input, now()),

  async overview({ caller, services: { clickhouse, db, now } }) {
    const sites = await listPersonalWebsites(db, caller.user, now())
    const shown = sites.filter(({ isBlocked }) => !isBlocked).map(({ site }) => site)
    return { sites: await readOverview(clickhouse, shown, now().getTime()) }
  },

  current: async ({ site, services }) => ({
    current_visitors: await readCurrentVisitors(services.clickhouse, site.id, services.now().getTime()),
  }),

  async forecast({ input, caller, site, services: { clickhouse, db, now } }) {
    await refuseWithoutPremium(db, caller.user, now())
    return readForecast(clickhouse, site, input, now())
  },
}
