import { useEffect, useRef, type RefObject } from 'react'

/**
 * Takes the focus to the box of the page, or to what scrolls, when what had it went with the selection. A dialog of an action may
 * close later than that: each render looks again, until the focus is somewhere in the table.
 */
export function useFocusAfterClearing(root: RefObject<HTMLElement | null>, isSelected: boolean): void {
  const wasInBar = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasInBar.current = target instanceof Element && target.closest('[data-selection]') !== null
    }
    const element = root.current
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [root])
  useEffect(() => {
    if (isSelected || !wasInBar.current || document.activeElement !== document.body) return
    const box = root.current?.querySelector<HTMLElement>('[data-select-page] input:enabled, [role="region"][tabindex]')
    box?.focus({ preventScroll: true })
  })
}
