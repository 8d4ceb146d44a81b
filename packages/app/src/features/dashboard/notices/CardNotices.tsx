import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import { withTexts } from '../../../lib/lazy-code/loadPage.ts'
import type { NoticesPopoverProps } from './NoticesPopover.tsx'

/** Few metrics have limits, so the code loads on demand. */
const NoticesPopover = lazyInPlace(withTexts(() => import('./NoticesPopover.tsx'), 'management'))

/** The limits of the metrics of a card; an empty list draws nothing. */
export const CardNotices = (props: NoticesPopoverProps) => props.notices.length > 0 && <NoticesPopover {...props} />
