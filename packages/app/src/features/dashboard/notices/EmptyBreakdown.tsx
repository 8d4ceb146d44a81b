import { Trans } from '@lingui/react/macro'
import type { Dimension } from '@sightline/api-client'
import { NoPlaces } from './NoPlaces.tsx'
import type { SourceNotice } from './sourceNotices.ts'

interface EmptyBreakdownProps {
  /** The dimension of the open tab; undefined where no property is known. */
  openDimension: Dimension | undefined
  /** Whether the source does not know what the tab shows. */
  isUnknown: boolean
  notices: readonly SourceNotice[]
}

/** Says why a breakdown has no rows. */
export default function EmptyBreakdown({ openDimension, isUnknown, notices }: EmptyBreakdownProps) {
  if (isUnknown) return <Trans>This breakdown is not available from this source</Trans>
  if (notices.some(({ kind }) => kind === 'no_places')) return <NoPlaces />
  if (openDimension === undefined) return <Trans>No properties in this range</Trans>
  if (openDimension === 'goal') return <Trans>No goal was completed in this range</Trans>
  if (openDimension === 'event') return <Trans>No custom events in this range</Trans>
  return <Trans>No data in this range</Trans>
}
