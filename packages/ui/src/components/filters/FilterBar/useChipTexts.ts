import { useFormat } from '../../../format/index.ts'
import type { FilterField, FilterRule } from '../FilterEditor/index.ts'
import { comparesWhole } from '../FilterEditor/filters.ts'
import { useFilterOperatorName } from '../FilterEditor/useFilterOperatorName.ts'

/** A filter in words: Country is Germany. A field that is gone is called by its id. */
export function useChipTexts(fields: readonly FilterField[]) {
  const operatorName = useFilterOperatorName()
  const format = useFormat()
  const byKind = {
    text: (value: string) => value,
    number: (value: string) => format.exact(Number(value)),
    date: (value: string) => format.days(value, value, 'UTC'),
  }
  return ({ field: id, operator, values }: FilterRule) => {
    const field = fields.find((one) => one.id === id)
    const kind = field?.kind ?? 'text'
    const labelOf = comparesWhole(operator) || kind !== 'text' ? field?.labelOf : undefined
    const names = values.map((value) => labelOf?.(value) ?? byKind[kind](value))
    return {
      field: field?.label ?? id,
      operator: operatorName(operator),
      // Two bounds are read together: between 10 and 20.
      values: operator === 'between' ? [format.list(names)] : names,
    }
  }
}
