export { Paywall, type PaywallProps } from './Paywall.tsx'
export { PaywallDrawing } from './PaywallDrawing.tsx'
export type { Entitlement } from './entitlement.ts'
