import type { ReactNode } from 'react'

export interface ComboboxOption<Value extends string = string> {
  /** What the form sends. */
  value: Value
  /** What people read and type. */
  label: string
  /** How many there are of it, at the end of the line. */
  count?: number | undefined
  /** Picture before the label: a Tag, an Avatar. */
  icon?: ReactNode | undefined
  isDisabled?: boolean | undefined
}
