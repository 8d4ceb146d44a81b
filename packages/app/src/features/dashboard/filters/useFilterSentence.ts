import { isVisitMeasure, type Filter } from '@sightline/api-client'
import { useFilterOperatorName, useFormat } from '@sightline/ui'
import { nameOfValue } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useMeasureNames } from '../dimensions/useMeasureNames.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

/** Writes a filter as a sentence: “Country is Germany and Austria”. */
export function useFilterSentence(): (filter: Filter) => string {
  const { nameOf } = useDimensionTexts()
  const names = useValueNames()
  const measureNames = useMeasureNames()
  const operatorName = useFilterOperatorName()
  const format = useFormat()
  return ([operator, dimension, values]) => {
    if (isVisitMeasure(dimension))
      return `${measureNames[dimension]} ${operatorName(operator)} ${format.list(values.map((value) => format.exact(Number(value))))}`
    const isExact = operator === 'is' || operator === 'is_not'
    // Only exact values have a displayed name; a part of a text stays as it was typed.
    const shown = isExact ? values.map((value) => nameOfValue(dimension, value, names)) : values
    return `${nameOf(dimension)} ${operatorName(operator)} ${format.list(shown)}`
  }
}
