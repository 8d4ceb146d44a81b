import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import styled from 'styled-components'
import { usePortalProps } from '../../theme/KitContext.ts'
import { focusRing, token } from '../../theme/theme.ts'
import { FieldSizeProvider } from '../Field/index.ts'
import { raised } from '../Menu/raised.styles.ts'
import type { OverlayRootProps } from '../Overlay/Overlay.types.ts'

export interface PopoverProps extends Omit<OverlayRootProps, 'aria-label'> {
  /** The control that opens it: a Button or an IconButton. */
  trigger: ReactElement
  /** Accessible name of what opens. */
  'aria-label': string
  /** What stands in it; a function gets what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Whether it is open. Without it the popover keeps that itself. */
  isOpen?: boolean
  /**
   * Whether it is open at first, where it keeps that itself.
   * @default false
   */
  defaultOpen?: boolean
  /** Called when it opens or closes: by the control, Escape, or a press elsewhere. */
  onOpenChange?: (isOpen: boolean) => void
  /**
   * The edge of the control that it is in line with. Where there is no room below, it opens above.
   * @default 'start'
   */
  align?: 'start' | 'end'
}

/** Something small that belongs to a control, over the page and beside the control. The page around it can still be used. */
export function Popover(props: PopoverProps) {
  const { trigger, children, isOpen, defaultOpen, onOpenChange, align = 'start', ...rest } = props
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange !== undefined && { onOpenChange })}
    >
      {trigger}
      <Surface {...usePortalProps()} placement={`bottom ${align}`} offset={6}>
        <Content {...rest}>
          {({ close }) => (
            <FieldSizeProvider value="md">
              {typeof children === 'function' ? children(close) : children}
            </FieldSizeProvider>
          )}
        </Content>
      </Surface>
    </DialogTrigger>
  )
}

const Surface = styled(AriaPopover)`
  ${raised}
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
