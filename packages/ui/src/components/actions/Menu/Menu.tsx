import { useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useOpen } from '../../overlays/Overlay/useOpen.ts'
import type { MenuProps } from './Menu.types.ts'

/** The menu is loaded when it is about to open, because most menus of a page are never opened. */
const [LazyAnchoredMenu, prepareMenu] = lazyPart(async () => (await import('./AnchoredMenu.tsx')).AnchoredMenu)

/** The entry that gets the initial focus; `true` focuses the menu itself. */
type InitialFocus = 'first' | 'last' | true

const initialFocusByKey: Readonly<Record<string, InitialFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * A button that opens a menu of actions, links or options. The ref and other props go to the menu. It opens like menus
 * of react-aria: on mouse down and on touch end; Enter, Space and the arrow keys open it with an entry focused.
 */
export function Menu({ trigger, isOpen: given, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [initialFocus, setInitialFocus] = useState<InitialFocus>(true)
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const open = ({ target }: { target: EventTarget }, focus: InitialFocus) => {
    // Safari does not focus a pressed button. Without this, the focus would not return to it when the menu closes.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    setInitialFocus(focus)
    setOpen(true)
  }
  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          isPressed: isOpen,
          preventFocusOnPress: true,
          onHoverStart: prepareMenu,
          onFocus: prepareMenu,
          onPressStart: (event) => {
            if (event.pointerType === 'mouse' || event.pointerType === 'pen') open(event, true)
            // A screen reader presses without a pointer and continues with the first entry.
            if (event.pointerType === 'virtual') open(event, 'first')
          },
          onPress: (event) => {
            if (event.pointerType === 'touch') open(event, true)
          },
          onKeyDown: (event) => {
            const focus = initialFocusByKey[event.key]
            if (focus === undefined || event.isDefaultPrevented()) return
            event.preventDefault()
            open(event, focus)
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <LazyAnchoredMenu {...rest} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} autoFocus={initialFocus} />
    </>
  )
}
