import { useText } from '../../../format/useText.ts'
import type { FilterOperator } from './filters.ts'
import { operatorNames } from './texts.ts'

/** The name of an operator in the kit’s language, such as “is not”. */
export function useFilterOperatorName(): (operator: FilterOperator) => string {
  const text = useText()
  return (operator) => text(operatorNames[operator])
}
