export { PlanPicker, type Plan, type PlanPickerProps } from './PlanPicker.tsx'
export type { Billing, PlanPrice } from './prices.ts'
