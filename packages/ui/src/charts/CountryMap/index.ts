export { CountryMap, type CountryMetric, type CountryMapProps } from './CountryMap.tsx'
