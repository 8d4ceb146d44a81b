export { TrendChart, type TrendChartProps } from './TrendChart.tsx'
export { TrendChartPlaceholder } from './TrendChartPlaceholder.tsx'
export type { TrendPoint } from './series.ts'
