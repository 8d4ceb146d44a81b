import { useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useOpen } from '../../overlays/Overlay/useOpen.ts'
import type { MenuProps } from './Menu.types.ts'

/** Loaded when it is about to open: most pages have menus, and few are opened. */
const [LazyAnchoredMenu, prepareMenu] = lazyPart(async () => (await import('./AnchoredMenu.tsx')).AnchoredMenu)

/** The entry that has the focus first; with `true` it is the menu itself. */
type InitialFocus = 'first' | 'last' | true

const initialFocusByKey: Readonly<Record<string, InitialFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * Actions, links or choices, behind a button. The ref and other props go to the menu. It opens as menus of react-aria do:
 * when a mouse goes down and when a finger goes up; Enter, Space and the arrows open it with the focus on an entry.
 */
export function Menu({ trigger, isOpen: given, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [initialFocus, setInitialFocus] = useState<InitialFocus>(true)
  const [isOpen, setOpen] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const open = ({ target }: { target: EventTarget }, focus: InitialFocus) => {
    // Safari does not focus a pressed button. Without this, focus would not come back to it when the menu closes.
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
            // A screen reader presses without a pointer, and reads on from an entry.
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
