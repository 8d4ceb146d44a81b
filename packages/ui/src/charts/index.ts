export * from './Sparkline/index.ts'
export * from './TrendChart/index.ts'
