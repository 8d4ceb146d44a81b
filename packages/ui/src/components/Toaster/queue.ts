import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastTone = 'info' | 'positive' | 'warning' | 'negative'

export interface ToastMessage {
  text: string
  tone: ToastTone
}

const durationMs = 3000

/** At most three at a time; the newest is on top. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

const show = (tone: ToastTone) => (text: string) => {
  queue.add({ text, tone }, { timeout: durationMs })
}

/** Shows a message for three seconds. What a person must keep also stands in its place on the page. */
export const toast = {
  info: show('info'),
  success: show('positive'),
  warning: show('warning'),
  error: show('negative'),
}
