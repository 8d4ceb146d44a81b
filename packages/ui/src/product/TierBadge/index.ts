export { TierBadge, useTierName, type TierBadgeProps, type TierName } from './TierBadge.tsx'
