import { useRef, useState, type ReactElement } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from '../Overlay/lazyPart.tsx'
import type { PopoverSurfaceProps } from './PopoverSurface.tsx'

/** Few of those that stand on a page are opened. */
const [Surface, prepare] = lazyPart(async () => (await import('./PopoverSurface.tsx')).PopoverSurface)

export interface PopoverProps extends PopoverSurfaceProps {
  /** The control that opens it: a Button or an IconButton. */
  trigger: ReactElement
  /** Whether it is open. Without it the popover keeps that itself. */
  isOpen?: boolean | undefined
  /**
   * Whether it is open at first, where it keeps that itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes: by the control, Escape, or a press elsewhere. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Something small that belongs to a control, over the page and beside the control. The page around it can still be used. */
export function Popover({ trigger, isOpen: given, defaultOpen = false, onOpenChange, ...rest }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [own, setOwn] = useState(defaultOpen)
  const isOpen = given ?? own
  const turn = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-expanded': isOpen,
          isPressed: isOpen,
          onHoverStart: prepare,
          onFocus: prepare,
          onPress: () => turn(!isOpen),
        }}
      >
        {trigger}
      </ButtonContext>
      <Surface {...rest} triggerRef={button} isOpen={isOpen} onOpenChange={turn} />
    </>
  )
}
