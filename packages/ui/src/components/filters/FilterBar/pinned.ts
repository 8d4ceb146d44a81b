import type { FilterField } from '../FilterEditor/index.ts'
import type { FilterContentProps } from './FilterContent.types.ts'

/** The fields that have a button of their own now: the pinned ones that nothing is filtered by, while there is room. */
export const pinnedOf = ({ fields, filters, pinnedFields, maxFilters }: FilterContentProps): FilterField[] =>
  filters.length >= maxFilters
    ? []
    : pinnedFields.flatMap((id) => {
        const field = fields.find((one) => one.id === id)
        return field === undefined || filters.some((rule) => rule.field === id) ? [] : [field]
      })
