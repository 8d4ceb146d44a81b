import type { Further } from '../api.ts'
import { furtherMetricsOf, shownCards, type ShownMetrics } from './cards.ts'
import { metricsOfColumns, type Columns } from './columns.ts'
import { breakdownIds, dimensionsOfBreakdowns } from './tabs.ts'

/** What the cards and the columns of a view need; of a breakdown the same, whichever of its tabs is open. */
export const furtherOf = (view: ShownMetrics & { columns: Columns }): Further => ({
  metrics: furtherMetricsOf(shownCards(view)),
  columns: Object.fromEntries(
    breakdownIds.flatMap((id) => {
      const metrics = metricsOfColumns(id, view.columns[id])
      return metrics.length === 0 ? [] : dimensionsOfBreakdowns[id].map((dimension) => [dimension, metrics])
    }),
  ),
})
