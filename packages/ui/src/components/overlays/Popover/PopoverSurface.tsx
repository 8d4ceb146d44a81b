import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { usePortalProps } from '../../../provider/KitContext.ts'
import { focusRing, token } from '../../../theme/theme.ts'
import { FieldSizeProvider } from '../../inputs/Field/index.ts'
import { raisedSurface } from '../../../theme/surfaces.ts'
import type { OverlayRootProps } from '../Overlay/overlay.types.ts'
import { withoutUndefined, type StrictOmit } from '../../props.ts'

export interface PopoverSurfaceProps extends StrictOmit<OverlayRootProps, 'aria-label'> {
  /** Accessible name of the popover. */
  'aria-label': string
  /** The content; a function receives the function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /**
   * The edge of the trigger with which the popover is aligned. It opens above the trigger if there is no space below.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined
}

interface Anchor {
  /** The control that opened the popover. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The surface that a popover opens. */
export function PopoverSurface(props: PopoverSurfaceProps & Anchor) {
  const { triggerRef, isOpen, onOpenChange, children, align = 'start', ...rest } = props
  return (
    <Surface
      {...usePortalProps()}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement={`bottom ${align}`}
      offset={6}
    >
      <Content {...withoutUndefined(rest)}>
        <FieldSizeProvider value="md">
          {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
        </FieldSizeProvider>
      </Content>
    </Surface>
  )
}

const Surface = styled(Popover)`
  ${raisedSurface}
  max-inline-size: calc(100vw - 1rem);
  overflow: auto;
`

const Content = styled(Dialog)`
  padding: ${token['space-6']};
  border-radius: inherit;
  outline: none;
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`
