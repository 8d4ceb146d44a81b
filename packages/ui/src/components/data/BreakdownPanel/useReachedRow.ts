import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** How long a finger rests on a row until its menu opens, and how far it may move meanwhile, in ms and px. */
const hold = { after: 500, within: 10 } as const

/** The row that is reached, and the element in it that its actions stand in. */
interface ReachedRow {
  index: number
  place: Element
}

/**
 * The row of a table that the pointer is over or the focus is visibly in; null for none. Arrow keys move the focus from row to row.
 * @param first The event by which the table was reached before.
 * @param onMenu Called with the row that is held by a finger, or whose menu key is pressed, and with its first cell.
 */
export function useReachedRow(
  table: RefObject<HTMLTableElement | null>,
  first: Event | undefined,
  onMenu: (index: number, cell: Element) => void,
): ReachedRow | null {
  const [reached, setReached] = useState<ReachedRow | null>(null)
  const openMenu = useEffectEvent((row: HTMLTableRowElement) => {
    const [cell] = row.cells
    if (cell !== undefined) onMenu(row.sectionRowIndex, cell)
  })

  useEffect(() => {
    const element = table.current
    if (element === null) return undefined
    const controller = new AbortController()
    let hovered: HTMLTableRowElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let touched: PointerEvent | undefined
    let isHeld = false

    const show = (focused: Element | null = document.activeElement) => {
      const row = (focused?.matches(':focus-visible') === true ? rowOf(element, focused) : null) ?? hovered
      const place = row?.cells[0]?.firstElementChild
      setReached(row == null || place == null ? null : { index: row.sectionRowIndex, place })
    }
    const release = () => {
      clearTimeout(timer)
      touched = undefined
    }
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      hovered = rowOf(element, target)
      show()
    }
    const leave = () => {
      hovered = null
      release()
      show()
    }
    const blur = ({ target, relatedTarget }: FocusEvent) => {
      // From one part of a row to another its actions stay.
      if (rowOf(element, relatedTarget) !== rowOf(element, target)) show(null)
    }
    const touch = (event: PointerEvent) => {
      isHeld = false
      const row = rowOf(element, event.target)
      if (event.pointerType !== 'touch' || row === null) return
      touched = event
      timer = setTimeout(() => {
        isHeld = true
        openMenu(row)
      }, hold.after)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (touched !== undefined && Math.hypot(clientX - touched.clientX, clientY - touched.clientY) > hold.within)
        release()
    }
    const menu = (event: MouseEvent) => {
      const row = rowOf(element, event.target)
      // The menu of the right button stays the browser’s own.
      if (row === null || ('pointerType' in event && event.pointerType === 'mouse')) return
      event.preventDefault()
      isHeld = touched !== undefined
      release()
      openMenu(row)
    }
    // Lifting the finger that opened the menu is no press.
    const dropClick = (event: MouseEvent) => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const step = (event: KeyboardEvent) => {
      const row = rowOf(element, event.target)
      const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
      if (!/^Arrow(Down|Up)$/.test(event.key) || next == null) return
      // The page does not scroll instead.
      event.preventDefault()
      next.querySelector('button')?.focus()
    }
    const { signal } = controller
    element.addEventListener('pointerover', over, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('focusin', () => show(), { signal })
    element.addEventListener('focusout', blur, { signal })
    element.addEventListener('pointerdown', touch, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', release, { signal })
    element.addEventListener('pointercancel', release, { signal })
    element.addEventListener('keydown', step, { signal })
    element.addEventListener('contextmenu', menu, { signal })
    element.addEventListener('click', dropClick, { signal, capture: true })
    if (first instanceof PointerEvent) {
      over(first)
      // This code may have come while a finger rests on the row: until it is lifted, its element has the pointer.
      if (first.target instanceof Element && first.target.hasPointerCapture(first.pointerId)) touch(first)
    }
    show()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [table, first])
  return reached
}

/** The row of the body that an element belongs to. */
function rowOf(table: HTMLTableElement, target: EventTarget | null): HTMLTableRowElement | null {
  const row = target instanceof Element && table.contains(target) ? target.closest('tr') : null
  return row?.parentElement?.tagName === 'TBODY' ? row : null
}
