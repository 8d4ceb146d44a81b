import { useLingui } from '@lingui/react/macro'
import { IconButton, Popover, WarningIcon } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { SourceNotice } from './sourceNotices.ts'

/** Few people open the notices. */
const NoticeSentences = lazyInPlace(withTexts(() => import('./NoticeSentences.tsx'), 'management'))

export interface NoticesPopoverProps {
  /** The name of the card on the page. */
  name: string
  notices: readonly SourceNotice[]
}

/** The button beside the metrics of a card that opens the limits of their source. */
export default function NoticesPopover({ name, notices }: NoticesPopoverProps) {
  const { t } = useLingui()
  // A breakdown without places says so in its rows' place.
  if (notices.every(({ kind }) => kind === 'no_places')) return null
  const label = t`Limits of this data: ${name}`
  return (
    <Popover
      aria-label={label}
      align="end"
      style={{ maxInlineSize: '20rem' }}
      trigger={<IconButton size="sm" icon={WarningIcon} aria-label={label} />}
    >
      <NoticeSentences notices={notices} />
    </Popover>
  )
}
