import type { SummaryMetric } from '../read-facts.ts'

/** The fixed texts of summaries, in one language. Sentences have placeholders in braces. */
export interface SummaryTexts {
  headline: Record<'more' | 'fewer' | 'same' | 'first' | 'none', string>
  metric: (label: string, metric: SummaryMetric) => string
  cause: (name: string) => string
  lookAt: Record<'loss' | 'bounce_rate' | 'cause', string>
}
