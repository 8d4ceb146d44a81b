import type { SummaryDimension } from '../contributions.ts'
import type { SummaryMetric } from '../read-facts.ts'

/** The fixed texts of summaries, in one language. Sentences have placeholders in braces. */
export interface SummaryTexts {
  metrics: Record<SummaryMetric, string>
  dimensions: Record<SummaryDimension, string>
  devices: Readonly<Record<string, string>>
  /** Visits without a source. */
  missing: string
  /** A value of a dimension. */
  named: (dimension: string, value: string) => string
  /** A difference between shares. */
  points: (difference: string) => string
  headline: Record<'more' | 'fewer' | 'same' | 'first' | 'none', string>
  metric: (label: string, metric: SummaryMetric) => string
  cause: (name: string) => string
  lookAt: Record<'loss' | 'bounce_rate' | 'cause', string>
}
