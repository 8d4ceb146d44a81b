export type { Metric, MetricTone } from './Metric.types.ts'
export { MetricStrip, type MetricStripProps } from './MetricStrip.tsx'
