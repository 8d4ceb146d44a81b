import type { Ref } from 'react'
import type { DialogProps } from 'react-aria-components/Dialog'
import type { FromAria, StrictOmit } from '../../props.ts'

/** The props that every overlay passes to the element with the role `dialog`. */
export interface OverlayRootProps extends FromAria<
  StrictOmit<DialogProps, 'children' | 'className' | 'style' | 'render' | 'role'>
> {
  ref?: Ref<HTMLElement> | undefined
}
