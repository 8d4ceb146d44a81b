import { loadToasts } from './loadToasts.ts'

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
  action?: ToastAction | undefined
}

const durationMs = 3000

const show = (tone: ToastTone) => (text: string, action?: ToastAction) => {
  const message = { text, tone, ...(action !== undefined && { action }) }
  // With something to do it stays until that is done or it is closed.
  const options = action === undefined ? { timeout: durationMs } : {}
  // Where its code does not come there is nowhere to say so.
  loadToasts().then(
    ({ queue }) => queue.add(message, options),
    () => {},
  )
}

/** Shows a message for three seconds, or with an action until that is done. What a person must keep also stands in its place on the page. */
export const toast = {
  info: show('info'),
  success: show('positive'),
  warning: show('warning'),
  error: show('negative'),
}
