export { RowDrawer, type RowDrawerContent, type RowDrawerProps } from './RowDrawer.tsx'
