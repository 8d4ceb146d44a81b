export { CountryMap } from './CountryMap.tsx'
export type { CountryMetric, CountryMapProps, CountryPulse } from './CountryMap.types.ts'
