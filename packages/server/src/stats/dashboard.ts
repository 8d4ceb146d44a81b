import type { Metric, Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import type { Ask } from '../store/clickhouse/select.ts'
import { describeRange, describeSeries, describeSpan, resolveAsked, startsOf, type StatsSite } from './asked.ts'
import { changeOf } from './change.ts'
import type { Figures } from './figures.ts'
import { readPanels } from './panels.ts'
import { readTotals } from './totals.ts'

type DashboardCall = Schemas['stats']['dashboard']
export type Dashboard = Output<DashboardCall>

const shown = [
  'visitors',
  'visits',
  'pageviews',
  'views_per_visit',
  'bounce_rate',
  'visit_duration',
] as const satisfies readonly Metric[]

const PANEL_ROWS = 8

/** All figures of a dashboard: at most two scans of each table, and one more of each for a comparison. */
export async function readDashboard(
  ask: Ask,
  site: StatsSite,
  asked: Omit<z.output<DashboardCall['input']>, 'site_id'>,
  now: Date,
): Promise<Dashboard> {
  const { period, scope, compared } = resolveAsked(site, asked, now.getTime())
  const panels = [...new Set(asked.panels)]
  const [totals, before, breakdowns] = await Promise.all([
    readTotals(ask, scope, shown, startsOf(period)),
    compared === undefined ? undefined : readTotals(ask, compared.scope, shown, []),
    readPanels(ask, scope, panels, PANEL_ROWS),
  ])
  return {
    range: describeRange(period),
    totals: shownIn(totals.figures),
    ...(compared !== undefined &&
      before !== undefined && {
        comparison: {
          range: describeSpan(compared.span),
          totals: shownIn(before.figures),
          ...changeOf(totals.figures, before.figures),
        },
      }),
    series: describeSeries(period, totals.buckets.map(shownIn)),
    breakdowns: breakdowns(totals.visitors),
  }
}

const shownIn = (figures: Figures): Dashboard['totals'] => ({
  visitors: figures.visitors ?? 0,
  visits: figures.visits ?? 0,
  pageviews: figures.pageviews ?? 0,
  views_per_visit: figures.views_per_visit ?? 0,
  bounce_rate: figures.bounce_rate ?? 0,
  visit_duration: figures.visit_duration ?? null,
})
