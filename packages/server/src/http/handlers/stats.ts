import { readBreakdown, readBreakdowns } from '../../stats/breakdown.ts'
import { readCurrentVisitors } from '../../stats/current.ts'
import { describeRange, readDashboard, readVisitors } from '../../stats/dashboard.ts'
import { readOverview } from '../../stats/overview.ts'
import { resolveRange } from '../../stats/ranges.ts'
import { listWebsitesOf } from '../../store/database/websites.ts'
import type { Handlers } from '../context.ts'

const PANEL_ROWS = 8
const DEFAULT_ROWS = 100

export const stats: Handlers<'stats'> = {
  async dashboard({ input, site, services: { clickhouse, now } }) {
    const instant = now().getTime()
    const period = resolveRange(input.range, site.time_zone, instant)
    const figures = await readDashboard(clickhouse, site.id, period, instant)
    const panels = [...new Set(input.panels)]
    const window = { limit: PANEL_ROWS, offset: 0 }
    const breakdowns = await readBreakdowns(clickhouse, site.id, period, panels, figures.totals.visitors, window)
    return { ...figures, breakdowns }
  },

  async query({ input, site, services: { clickhouse, now } }) {
    const period = resolveRange(input.range, site.time_zone, now().getTime())
    const visitors = await readVisitors(clickhouse, site.id, period)
    const window = { limit: input.limit ?? DEFAULT_ROWS, offset: input.offset ?? 0 }
    const breakdown = await readBreakdown(clickhouse, site.id, period, input.dimension, visitors, window)
    return { range: describeRange(period), ...breakdown }
  },

  async overview({ caller, services: { clickhouse, db, now } }) {
    const sites = await listWebsitesOf(db, caller.user.id)
    return { sites: await readOverview(clickhouse, sites, now().getTime()) }
  },

  current: async ({ site, services }) => ({
    current_visitors: await readCurrentVisitors(services.clickhouse, site.id, services.now().getTime()),
  }),
}
