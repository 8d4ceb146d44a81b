import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { ToastMessage } from './ToastMessage.ts'

/** The queue of toasts: at most three are visible, the newest on top. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
