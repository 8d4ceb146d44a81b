import type { Card, Dimension, FurtherMetric, RowMetric } from '@sightline/api-client'
import { furtherMetricsOf, shownCards } from './cards.ts'
import { metricsOfColumns, type Columns } from './columns.ts'
import { breakdownIds, dimensionsOfBreakdowns, type BreakdownId } from '../query/tabs.ts'

/** What a dashboard is asked for beside what every dashboard has. */
export interface Further {
  metrics: FurtherMetric[]
  /** The further metrics of rows, by breakdown; the same ones whichever tab is open. */
  columns: Partial<Record<BreakdownId, RowMetric[]>>
}

export const nothingFurther: Further = { metrics: [], columns: {} }

/** What the cards and the columns of a view need. */
export const furtherOf = (view: { cards: readonly Card[]; metric: Card; columns: Columns }): Further => ({
  metrics: furtherMetricsOf(shownCards(view)),
  columns: Object.fromEntries(
    breakdownIds.flatMap((id) => {
      const metrics = metricsOfColumns(id, view.columns[id])
      return metrics.length === 0 ? [] : [[id, metrics]]
    }),
  ),
})

/** The fields of a call for these panels. */
export function furtherFields({ metrics, columns }: Further, panels: readonly Dimension[]) {
  const ofPanels = panels.flatMap((dimension) => {
    const id = breakdownIds.find((one) => dimensionsOfBreakdowns[one].some((of) => of === dimension))
    const wanted = id && columns[id]
    return wanted === undefined ? [] : [[dimension, wanted] as const]
  })
  return {
    ...(metrics.length > 0 && { metrics }),
    ...(ofPanels.length > 0 && { columns: Object.fromEntries(ofPanels) }),
  }
}

/** The part of a query key that tells what is asked for; nothing where it is what every dashboard has. */
export const furtherKey = (further: Further): Further[] =>
  further.metrics.length === 0 && Object.keys(further.columns).length === 0 ? [] : [further]
