import type { FilterField } from '../FilterEditor/index.ts'
import type { FilterContentProps } from './FilterContent.types.ts'

/** The pinned fields shown as buttons: those without a filter, as many as fit. */
export const pinnedOf = ({ fields, value, pinnedFields, maxFilters }: FilterContentProps): FilterField[] =>
  value.length >= maxFilters
    ? []
    : pinnedFields.flatMap((id) => {
        const field = fields.find((one) => one.id === id)
        return field === undefined || value.some((rule) => rule.field === id) ? [] : [field]
      })
