import { useLingui } from '@lingui/react/macro'
import { maxPoints, type Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { comparisonGapOf } from './comparisonNote.ts'

/** A sentence about what the chart does not draw of a comparison; undefined where it draws it all. */
export function useComparisonNote(dashboard: Dashboard | undefined): string | undefined {
  const { t } = useLingui()
  const format = useFormat()
  if (dashboard === undefined) return undefined
  const { range, comparison } = dashboard
  if (comparison === undefined) return undefined
  const days = format.days(comparison.range.from, comparison.range.to, range.time_zone)
  switch (comparisonGapOf(dashboard)) {
    case 'too many points':
      return t`The comparison with ${days} is not drawn: it would have more than ${maxPoints} points. Choose a longer interval.`
    case 'longer':
      return t`The comparison with ${days} is longer than the range, so only its first part is drawn.`
    case null:
      return undefined
  }
}
