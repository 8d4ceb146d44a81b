import { lazyInPlace } from '../../../lib/lazy-code/lazyCode.tsx'
import type { NoticesPopoverProps } from './NoticesPopover.tsx'

/** Few metrics have limits, so the code loads on demand. */
const NoticesPopover = lazyInPlace(() => import('./NoticesPopover.tsx'))

/** The limits of the metrics of a card; an empty list draws nothing. */
export const CardNotices = (props: NoticesPopoverProps) => props.notices.length > 0 && <NoticesPopover {...props} />
