export { HeatMap, type HeatMapProps, type HeatMapRow } from './HeatMap.tsx'
