import type { ReactNode } from 'react'

export interface ComboboxOption<Value extends string = string> {
  /** The value that the form sends. */
  value: Value
  /** The displayed name, which can be typed. */
  label: string
  /** The number of times that it occurs, at the end of the line. */
  count?: number | undefined
  /** Picture before the label, for example a Tag or an Avatar. */
  icon?: ReactNode | undefined
  isDisabled?: boolean | undefined
}
