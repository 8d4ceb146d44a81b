export { StackedChart, type StackedChartProps, type StackedSeries } from './StackedChart.tsx'
