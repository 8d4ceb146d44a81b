import { useRef, type ReactElement } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from '../Overlay/lazyPart.tsx'
import { useOpen, type OpenProps } from '../Overlay/useOpen.ts'
import type { PopoverSurfaceProps } from './PopoverSurface.tsx'

/** The popover is loaded when it is about to open, because most popovers of a page are never opened. */
const [LazyPopoverSurface, preparePopover] = lazyPart(async () => (await import('./PopoverSurface.tsx')).PopoverSurface)

export interface PopoverProps extends PopoverSurfaceProps, OpenProps {
  /** The control that opens the popover, a Button or an IconButton. */
  trigger: ReactElement
}

/** A small overlay beside its control. The page around it can still be used. */
export function Popover({ trigger, isOpen: given, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-expanded': isOpen,
          isPressed: isOpen,
          onHoverStart: preparePopover,
          onFocus: preparePopover,
          onPress: () => setOpen(!isOpen),
        }}
      >
        {trigger}
      </ButtonContext>
      <LazyPopoverSurface {...rest} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}
