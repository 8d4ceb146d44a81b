import { useRef, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import { useOpen } from '../../overlays/Overlay/useOpen.ts'
import type { MenuProps } from './Menu.types.ts'

/** Most pages have menus, and few of them are opened. */
const [Surface, prepare] = lazyPart(async () => (await import('./AnchoredMenu.tsx')).AnchoredMenu)

/** Which entry has the focus first; with `true` it is the menu itself. */
type First = 'first' | 'last' | true

const firstByKey: Readonly<Record<string, First>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/**
 * Actions, links or choices, behind a button. The ref and other props go to the menu. It opens as menus of react-aria do:
 * when a mouse goes down, when a finger goes up, and with Enter, Space and the arrows on an entry.
 */
export function Menu({ trigger, isOpen: given, defaultOpen, onOpenChange, ...rest }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [first, setFirst] = useState<First>(true)
  const [isOpen, turn] = useOpen({ isOpen: given, defaultOpen, onOpenChange })
  const open = ({ target }: { target: EventTarget }, next: First) => {
    // Safari gives a pressed button no focus, and where it was it goes back to.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    setFirst(next)
    turn(true)
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
          onHoverStart: prepare,
          onFocus: prepare,
          onPressStart: (event) => {
            if (event.pointerType === 'mouse' || event.pointerType === 'pen') open(event, true)
            // A screen reader presses without a pointer, and reads on from an entry.
            if (event.pointerType === 'virtual') open(event, 'first')
          },
          onPress: (event) => {
            if (event.pointerType === 'touch') open(event, true)
          },
          onKeyDown: (event) => {
            const next = firstByKey[event.key]
            if (next === undefined || event.isDefaultPrevented()) return
            event.preventDefault()
            open(event, next)
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <Surface {...rest} triggerRef={button} isOpen={isOpen} onOpenChange={turn} autoFocus={first} />
    </>
  )
}
