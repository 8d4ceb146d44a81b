import { readCurrentVisitors } from '../../stats/current.ts'
import { readDashboard } from '../../stats/dashboard.ts'
import { resolveRange } from '../../stats/ranges.ts'
import type { Handlers } from '../context.ts'

export const stats: Handlers<'stats'> = {
  dashboard({ input, site, services }) {
    const now = services.now().getTime()
    return readDashboard(services.clickhouse, site.id, resolveRange(input.range, site.time_zone, now), now)
  },
  current: async ({ site, services }) => ({
    current_visitors: await readCurrentVisitors(services.clickhouse, site.id, services.now().getTime()),
  }),
}
