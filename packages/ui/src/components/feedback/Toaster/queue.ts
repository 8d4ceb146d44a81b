import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { ToastMessage } from './ToastMessage.ts'

/** At most three at a time; the newest is on top. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
