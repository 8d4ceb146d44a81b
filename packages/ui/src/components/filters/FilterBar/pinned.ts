import type { FilterField } from '../FilterEditor/index.ts'
import type { FilterContentProps } from './FilterContent.types.ts'

/** The fields that have a button of their own now: the pinned ones that nothing is filtered by, while there is room. */
export const pinnedOf = ({ fields, value, pinnedFields, maxFilters }: FilterContentProps): FilterField[] =>
  value.length >= maxFilters
    ? []
    : pinnedFields.flatMap((id) => {
        const field = fields.find((one) => one.id === id)
        return field === undefined || value.some((rule) => rule.field === id) ? [] : [field]
      })
