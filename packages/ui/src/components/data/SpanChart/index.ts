export { SpanChart, type SpanChartItem, type SpanChartProps } from './SpanChart.tsx'
