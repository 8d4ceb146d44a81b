export { PlanTable, type PlanTableProps, type PlanTableRow, type PlanValue } from './PlanTable.tsx'
