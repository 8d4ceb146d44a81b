export { OwnOrders } from './components/OwnOrders.tsx'
