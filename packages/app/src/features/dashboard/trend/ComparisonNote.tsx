import { Trans } from '@lingui/react/macro'
import { maxPoints, type Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { comparisonGapOf } from './comparisonGap.ts'

/** A sentence about what the chart does not draw of a comparison; nothing where it draws it all. */
export default function ComparisonNote({ dashboard }: { dashboard: Dashboard }) {
  const format = useFormat()
  const { range, comparison } = dashboard
  const gap = comparisonGapOf(dashboard)
  if (comparison === undefined || gap === null) return null
  const days = format.days(comparison.range.from, comparison.range.to, range.time_zone)
  return gap === 'longer' ? (
    <Trans>The comparison with {days} is longer than the range, so only its first part is drawn.</Trans>
  ) : (
    <Trans>
      The comparison with {days} is not drawn: it would have more than {maxPoints} points. Choose a longer interval.
    </Trans>
  )
}
