export { PlanCard, type PlanCardProps, type PlanFeature } from './PlanCard.tsx'
