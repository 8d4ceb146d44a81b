import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes the focus to the box of the page, or to what scrolls, when what had it went with the selection. Each render looks
 * whether that is due, and so does each change of the page: a dialog of an action, or a report of what it did, closes later.
 */
export function useFocusAfterClearing(root: RefObject<HTMLElement | null>, isSelected: boolean): void {
  /** Whether the focus was in the bar last, or came here from it; what it does in dialogs between does not count. */
  const isDue = useRef(false)
  const isMoving = useRef(false)
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || isMoving.current || target.closest(dialogs) !== null) return
      isDue.current = root.current?.contains(target) === true && target.closest('[data-selection]') !== null
    }
    const page = root.current?.ownerDocument
    page?.addEventListener('focusin', look)
    page?.addEventListener('pointerdown', look)
    return () => {
      page?.removeEventListener('focusin', look)
      page?.removeEventListener('pointerdown', look)
    }
  }, [root])
  useEffect(() => {
    if (isSelected || !isDue.current) return
    const moveFocus = () => {
      if (!isDue.current || document.activeElement !== document.body) return
      isMoving.current = true
      root.current?.querySelector<HTMLElement>(places)?.focus({ preventScroll: true })
      isMoving.current = false
    }
    moveFocus()
    const observer = new MutationObserver(() => {
      if (isDue.current) moveFocus()
      else observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
}

const dialogs = '[role="dialog"], [role="alertdialog"]'
const places = '[data-select-page] input:enabled, [role="region"][tabindex]'
