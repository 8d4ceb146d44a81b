import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import { TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { usePortalProps } from '../../../theme/KitContext.ts'
import { Bubble, delays } from './Tooltip.styles.ts'

export interface SharedTooltipProps {
  /** The element that contains those with a tooltip. */
  within: RefObject<HTMLElement | null>
  /** CSS selector of the elements with a tooltip. */
  selector: string
  /** Returns the text for an element when it is hovered or gets keyboard focus; null for no tooltip. */
  textOf: (element: Element) => string | null
}

/**
 * One tooltip for many elements, for example the controls of all rows of a table: a Tooltip for each would take longer
 * to render than the rows. It behaves like Tooltip.
 */
export function SharedTooltip(props: SharedTooltipProps) {
  return (
    <TooltipTrigger {...delays}>
      <Shared {...props} />
    </TooltipTrigger>
  )
}

function Shared({ within, selector, textOf }: SharedTooltipProps) {
  const state = useContext(TooltipTriggerStateContext)
  const trigger = useRef<Element>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const on = <Type extends 'pointerover' | 'pointerout' | 'pointerdown' | 'keydown' | 'focusin' | 'focusout'>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type], element: Element | null) => void,
    ) => {
      const listen = (event: HTMLElementEventMap[Type]) =>
        listener(event, event.target instanceof Element ? event.target.closest(selector) : null)
      within.current?.addEventListener(type, listen, { signal })
    }
    const show = (element: Element, isAtOnce: boolean) => {
      const next = textOf(element)
      if (next === null) return
      trigger.current = element
      setText(next)
      state?.open(isAtOnce)
    }
    const hide = () => state?.close(true)
    on('pointerover', (event, element) => {
      if (element !== null && isCrossing(event, element)) show(element, false)
    })
    on('pointerout', (event, element) => {
      if (element !== null && isCrossing(event, element)) state?.close()
    })
    on('focusin', (_, element) => {
      if (element?.matches(':focus-visible') === true) show(element, true)
    })
    on('focusout', hide)
    on('pointerdown', hide)
    on('keydown', hide)
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape closes the open tooltip, and nothing else.
      event.stopPropagation()
      hide()
    }
    if (state?.isOpen === true) document.addEventListener('keydown', closeByEscape, { capture: true, signal })
    return () => stop.abort()
  }, [within, selector, textOf, state])
  return (
    <Bubble {...usePortalProps()} triggerRef={trigger} placement="top" offset={6}>
      {text}
    </Bubble>
  )
}

/** Whether a pointer enters or leaves an element instead of moving within it. Touch is ignored. */
const isCrossing = ({ pointerType, relatedTarget }: PointerEvent, element: Element): boolean =>
  pointerType !== 'touch' && !(relatedTarget instanceof Node && element.contains(relatedTarget))
