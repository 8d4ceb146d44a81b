export { CountryMap, type CountryFigure, type CountryMapProps } from './CountryMap.tsx'
