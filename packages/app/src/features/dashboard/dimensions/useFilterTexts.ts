import { useLingui } from '@lingui/react/macro'
import type { FilterOperator, Filter } from '@sightline/api-client'
import { useMemo } from 'react'
import { nameOfValue } from './rows.ts'
import { useDimensionTexts } from './useDimensionTexts.ts'
import { useValueNames } from './useValueNames.ts'

/** How filters are read: Country is Germany, Austria. */
export function useFilterTexts() {
  const { t } = useLingui()
  const { nameOf } = useDimensionTexts()
  const names = useValueNames()
  return useMemo(() => {
    const operators: Record<FilterOperator, string> = {
      is: t`is`,
      is_not: t`is not`,
      contains: t`contains`,
      contains_not: t`does not contain`,
      matches: t`matches`,
    }
    return {
      operators,
      nameOf,
      /** The value as it is displayed: an exact one by its name, a part of a text as it was typed. */
      valueOf: ([operator, dimension]: Filter, value: string): string =>
        operator === 'is' || operator === 'is_not' ? nameOfValue(dimension, value, names) : value,
    }
  }, [t, nameOf, names])
}
