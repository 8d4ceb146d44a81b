import { useLingui } from '@lingui/react/macro'
import { IconButton, Popover, WarningIcon } from '@sightline/ui'
import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { SourceNotice } from './sourceNotices.ts'

/** Few metrics come from Google Analytics, and few people open their notices, so the code loads on demand. */
const NoticeSentences = lazyInPlace(withTexts(() => import('./NoticeSentences.tsx'), 'management'))

interface CardNoticesProps {
  /** The name of the card on the page. */
  name: string
  /** The notices; an empty list draws nothing. */
  notices: readonly SourceNotice[]
}

/** The button beside the metrics of a card that opens the limits of their source. */
export function CardNotices({ name, notices }: CardNoticesProps) {
  const { t } = useLingui()
  if (notices.length === 0) return null
  const label = t`Limits of these figures: ${name}`
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
