export { FilterChips, type FilterChipsProps, type RemovableChip } from './FilterChips.tsx'
