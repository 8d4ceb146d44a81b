export { FilterEditor, type FilterEditorProps } from './FilterEditor.tsx'
export type { FilterField, FilterOperator, FilterRule, FilterValue, LoadFilterValues } from './filters.ts'
export { useFilterOperatorName } from './useFilterOperatorName.ts'
