export { Funnel, type FunnelProps, type FunnelStep } from './Funnel.tsx'
