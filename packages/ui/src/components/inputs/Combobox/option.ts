import type { ReactNode } from 'react'

export interface ComboboxOption {
  /** What the form sends. */
  value: string
  /** What people read and type. */
  label: string
  /** How many there are of it, at the end of the line. */
  count?: number | undefined
  /** Picture before the label: a Tag, an Avatar. */
  picture?: ReactNode | undefined
  isDisabled?: boolean | undefined
}
