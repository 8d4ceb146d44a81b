export { BreakdownPanel, type BreakdownPanelProps, type BreakdownTab, type WholeBreakdown } from './BreakdownPanel.tsx'
export type { BreakdownContent } from './BreakdownContent.tsx'
export type { BreakdownRow } from './BreakdownTable.tsx'
export type { BreakdownLayout } from './BreakdownTable.styles.ts'
