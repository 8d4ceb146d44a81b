export { TrendChart, type TrendChartProps } from './TrendChart.tsx'
export { TrendChartPlaceholder } from './TrendChartPlaceholder.tsx'
export type {
  ForecastPoint,
  Granularity,
  GranularityChoice,
  SelectedBuckets,
  TrendAnnotation,
  TrendComparison,
  TrendForecast,
  TrendPoint,
  TrendReference,
  TrendSecondMetric,
} from './TrendChart.types.ts'
