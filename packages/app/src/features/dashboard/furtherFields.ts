import type { Dimension, FurtherMetric, RowMetric } from '@sightline/api-client'

/** What a dashboard is asked for beside what every dashboard has. */
export interface Further {
  metrics: FurtherMetric[]
  /** The further metrics of rows. */
  columns: Partial<Record<Dimension, RowMetric[]>>
}

export const nothingFurther: Further = { metrics: [], columns: {} }

/** The fields of a call for these panels. */
export function furtherFields({ metrics, columns }: Further, panels: readonly Dimension[]) {
  const ofPanels = panels.flatMap((dimension) => {
    const wanted = columns[dimension]
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
