import type { FilterBarProps } from '@sightline/ui'
import { useState } from 'react'
import type { Period } from '../query/range.ts'
import type { ViewState } from '../query/useView.ts'
import { filtersOf, rulesOf } from './filterRules.ts'
import { useFilterFields } from './useFilterFields.ts'
import { useLoadValues } from './useLoadValues.ts'

/** The filters of a dashboard, as the filter bar takes them; every change adds one step to the history. */
export function useFilters(
  siteId: string | undefined,
  { view, push }: ViewState,
  period: Period | undefined,
): Pick<FilterBarProps, 'value' | 'onChange' | 'fields' | 'loadValues'> {
  // Values are requested only once an editor has opened.
  const [wasEditorOpen, setWasEditorOpen] = useState(false)
  const fields = useFilterFields(siteId, period, view.filters, wasEditorOpen)
  const load = useLoadValues(siteId, period, view.filters)
  return {
    value: rulesOf(view.filters),
    onChange: (rules) => push({ filters: filtersOf(rules) }),
    fields,
    loadValues: (input) => {
      setWasEditorOpen(true)
      return load(input)
    },
  }
}
