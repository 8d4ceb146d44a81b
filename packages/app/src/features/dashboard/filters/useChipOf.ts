import { isVisitMeasure, type Filter } from '@sightline/api-client'
import { useFilterOperatorName, useFormat } from '@sightline/ui'
import { nameOfValue } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useMeasureNames } from '../dimensions/useMeasureNames.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

/** The words of a filter: the names of its field, its operator and its values. */
export function useChipOf(): (filter: Filter) => { field: string; operator: string; values: string[] } {
  const { nameOf } = useDimensionTexts()
  const names = useValueNames()
  const measureNames = useMeasureNames()
  const operatorName = useFilterOperatorName()
  const format = useFormat()
  return ([operator, dimension, values]) => {
    if (isVisitMeasure(dimension)) {
      const numbers = values.map((value) => format.exact(Number(value)))
      return {
        field: measureNames[dimension],
        operator: operatorName(operator),
        values: operator === 'between' ? [format.list(numbers)] : numbers,
      }
    }
    const isExact = operator === 'is' || operator === 'is_not'
    return {
      field: nameOf(dimension),
      operator: operatorName(operator),
      // Only exact values have a displayed name; a part of a text stays as it was typed.
      values: isExact ? values.map((value) => nameOfValue(dimension, value, names)) : [...values],
    }
  }
}
