export { CountryMap } from './CountryMap.tsx'
export type { CountryMetric, CountryMapProps } from './CountryMap.types.ts'
