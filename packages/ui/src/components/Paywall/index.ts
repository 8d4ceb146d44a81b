export { Paywall, type PaywallProps } from './Paywall.tsx'
