export { ConnectionStateBadge, useConnectionStateNames } from './components/ConnectionStateBadge.tsx'
export { providerNames } from './components/providerNames.ts'
