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
