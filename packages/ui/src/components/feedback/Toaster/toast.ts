import { loadToasts } from './loadToasts.ts'
import type { ToastTone, ToastAction } from './ToastMessage.ts'

const durationMs = 3000

const show =
  (tone: ToastTone) =>
  (text: string, action?: ToastAction): (() => void) => {
    const message = { text, tone, ...(action !== undefined && { action }) }
    // A toast with an action stays until the action runs or it is closed.
    const options = action === undefined ? { timeout: durationMs } : {}
    let isDismissed = false
    let close = () => {}
    // A failure to load the code of toasts cannot be shown anywhere.
    loadToasts().then(
      ({ queue }) => {
        if (isDismissed) return
        const key = queue.add(message, options)
        close = () => queue.close(key)
      },
      () => {},
    )
    return () => {
      isDismissed = true
      close()
    }
  }

/**
 * Shows a message for three seconds, or until it is dismissed if it has an action. Show lasting information on the page
 * as well. Each returns a function that dismisses the message.
 */
export const toast = {
  info: show('info'),
  success: show('positive'),
  warning: show('warning'),
  error: show('negative'),
}
