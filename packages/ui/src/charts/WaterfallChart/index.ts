export { WaterfallChart, type WaterfallChartProps, type WaterfallEnd, type WaterfallStep } from './WaterfallChart.tsx'
