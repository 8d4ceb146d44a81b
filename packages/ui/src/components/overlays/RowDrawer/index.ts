export { RowDrawer, type RowDrawerProps } from './RowDrawer.tsx'
