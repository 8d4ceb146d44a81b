import { useLingui } from '@lingui/react/macro'
import type { Dashboard, FixedDimension } from '@sightline/api-client'
import { BreakdownPanel } from '@sightline/ui'
import { rowsOf, withoutChange } from '../dimensions/dimensionValues.ts'
import { useDimensionTexts } from '../dimensions/useDimensionTexts.ts'
import { useValueNames } from '../dimensions/useValueNames.ts'

interface DetailsPanelProps {
  dimension: FixedDimension
  /** The metrics of the value; undefined while they load. */
  dashboard: Dashboard | undefined
}

/** The most rows of one panel, which is short because several stand below one another. */
const maxRows = 5

/** The visitors of a value, broken down by another dimension; nothing where the source does not know that one. */
export function DetailsPanel({ dimension, dashboard }: DetailsPanelProps) {
  const { t } = useLingui()
  const names = useValueNames()
  const { labelOf, nameOf } = useDimensionTexts()
  const breakdown = dashboard?.breakdowns.find((one) => one.dimension === dimension)
  if (breakdown?.is_lacking === true) return null
  const label = labelOf(dimension)
  const first = breakdown?.rows.slice(0, maxRows)
  // Nothing can be compared with days from before the first data.
  const counted = dashboard?.comparison?.data_since === undefined ? first : first && withoutChange(first)
  const rows = counted && rowsOf(dimension, counted, names)
  return (
    <BreakdownPanel
      aria-label={label}
      items={[{ id: dimension, label, column: nameOf(dimension) }]}
      selectedKey={dimension}
      onSelectionChange={() => {}}
      rows={rows}
      reservedRows={rows === undefined ? 3 : Math.max(1, rows.length)}
      loadingState={rows === undefined ? 'loading' : 'idle'}
      empty={dimension === 'goal' ? t`No goal was completed in this range` : undefined}
    />
  )
}
