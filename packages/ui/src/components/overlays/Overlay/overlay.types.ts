import type { Ref } from 'react'
import type { DialogProps } from 'react-aria-components/Dialog'

/** What every overlay hands on to the element with the role `dialog`. */
export interface OverlayRootProps extends Omit<DialogProps, 'children' | 'className' | 'style' | 'render' | 'role'> {
  ref?: Ref<HTMLElement>
}
