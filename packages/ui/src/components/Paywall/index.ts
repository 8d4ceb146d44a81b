export { Paywall, type PaywallProps } from './Paywall.tsx'
export type { Entitlement } from './entitlement.ts'
