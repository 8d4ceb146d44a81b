import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type ToastTone = 'info' | 'positive' | 'warning' | 'negative'

export interface ToastAction {
  /** What it does, in one or two words: “Try again”. */
  label: string
  onAction: () => void
}

export interface ToastMessage {
  text: string
  tone: ToastTone
  /** Something to do about it, after the text. The toast closes with it. */
  action?: ToastAction
}

const durationMs = 3000

/** At most three at a time; the newest is on top. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

const show = (tone: ToastTone) => (text: string, action?: ToastAction) => {
  queue.add({ text, tone, ...(action !== undefined && { action }) }, { timeout: durationMs })
}

/** Shows a message for three seconds. What a person must keep also stands in its place on the page. */
export const toast = {
  info: show('info'),
  success: show('positive'),
  warning: show('warning'),
  error: show('negative'),
}
