export { OwnOrders } from './components/OwnOrders.tsx'
export { usePlanNames } from './components/usePlanNames.ts'
export { usePointReasons } from './components/usePointReasons.ts'
