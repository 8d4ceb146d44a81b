export type ToastTone = 'info' | 'positive' | 'warning' | 'negative'

export interface ToastAction {
  /** The label of the action, in one or two words: “Try again”. */
  label: string
  onAction: () => void
}

export interface ToastMessage {
  text: string
  tone: ToastTone
  /** An action after the text. The toast closes with it. */
  action?: ToastAction | undefined
}
