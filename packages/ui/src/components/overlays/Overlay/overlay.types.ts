import type { Ref } from 'react'
import type { DialogProps } from 'react-aria-components/Dialog'
import type { FromAria } from '../../props.ts'

/** What every overlay hands on to the element with the role `dialog`. */
export interface OverlayRootProps extends FromAria<
  Omit<DialogProps, 'children' | 'className' | 'style' | 'render' | 'role'>
> {
  ref?: Ref<HTMLElement> | undefined
}
