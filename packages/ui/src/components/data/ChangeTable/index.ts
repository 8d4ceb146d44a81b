export { ChangeTable, type ChangeTableItem, type ChangeTableProps } from './ChangeTable.tsx'
