import type { Output, Schemas } from '@sightline/api-client/contract'
import type { z } from 'zod'
import { describeRange, describeSeries, describeSpan, resolveAsked, startsOf, type StatsSite } from './asked.ts'
import { changeOf } from './change.ts'
import { describeSource, everywhere, type FigureSource } from './figure-source.ts'
import type { Figures } from './figures.ts'
import { hasDimension, refuseLacking } from './lacking.ts'

type DashboardCall = Schemas['stats']['dashboard']
export type Dashboard = Output<DashboardCall>

const PANEL_ROWS = 8

/** All figures of a dashboard: at most two scans of each table, and one more of each for a comparison. */
export async function readDashboard(
  source: FigureSource,
  site: StatsSite,
  asked: Omit<z.output<DashboardCall['input']>, 'site_id'>,
  now: Date,
): Promise<Dashboard> {
  refuseLacking(source, { filters: asked.filters, interval: asked.interval })
  const { period, scope, compared } = resolveAsked(site, asked, now.getTime())
  const panels = [...new Set(asked.panels)]
  const known = panels.filter((dimension) => hasDimension(source, dimension))
  const [totals, before, breakdowns] = await Promise.all([
    // Goals are measured by who could have reached them.
    source.readTotals(
      scope,
      known.includes('goal') ? [...everywhere, 'conversion_rate'] : everywhere,
      startsOf(period),
    ),
    compared === undefined ? undefined : source.readTotals(compared.scope, everywhere, []),
    source.readPanels(scope, known, PANEL_ROWS),
  ])
  const sourceState = describeSource(source, period.to, now.getTime())
  const rowsOf = new Map(breakdowns(totals).map((panel) => [panel.dimension, panel]))
  return {
    range: describeRange(period),
    source: sourceState,
    totals: shownIn(totals.figures),
    ...(compared !== undefined &&
      before !== undefined && {
        comparison: {
          range: describeSpan(compared.span),
          totals: shownIn(before.figures),
          ...changeOf(shownIn(totals.figures), shownIn(before.figures)),
        },
      }),
    series: describeSeries(period, totals.buckets.map(shownIn), sourceState.complete_until),
    breakdowns: panels.map(
      (dimension) => rowsOf.get(dimension) ?? { dimension, rows: [], total_rows: 0, is_lacking: true as const },
    ),
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
