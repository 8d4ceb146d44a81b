import { Trans } from '@lingui/react/macro'
import type { Dashboard } from '@sightline/api-client'
import { useFormat } from '@sightline/ui'
import { NoticeLine } from '../notices/NoticeLine.tsx'

/** Says that the chart’s days before the first visit here have Google’s metrics. */
export default function EarlierDaysNotice({ earlier }: { earlier: NonNullable<Dashboard['earlier']> }) {
  const { first, last } = earlier
  const format = useFormat()
  const days = format.days(`${first}T00:00:00.000Z`, `${last}T23:59:59.999Z`, 'UTC')
  return (
    <NoticeLine>
      <Trans>
        The dashed line, {days}, is what Google Analytics had before the first visit here. No total holds it.
      </Trans>
    </NoticeLine>
  )
}
