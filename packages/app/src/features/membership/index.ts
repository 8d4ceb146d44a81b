export { OwnOrders } from './components/OwnOrders.tsx'
export { usePlanNames } from './components/usePlanNames.ts'
