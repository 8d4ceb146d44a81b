import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTooltipTriggerState, type TooltipTriggerProps } from 'react-stately/useTooltipTriggerState'
import { prepareBubble } from './LazyBubble.ts'

/** The delays in ms until a tooltip opens for the pointer, and until it closes. */
const delays = { delay: 600, closeDelay: 120 }

interface TooltipOptions extends Pick<TooltipTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The element that contains those with a tooltip, or is the one that has it. */
  within: RefObject<Element | null>
  /** Returns the element with a tooltip that an event happened in. */
  triggerOf: (target: Element) => Element | null
  /** Returns the text for such an element; null for no tooltip. */
  textOf: (trigger: Element) => string | null
}

const events = ['pointermove', 'pointerout', 'pointerdown', 'keydown', 'focusin', 'focusout'] as const

/**
 * When a tooltip is shown: a while after the pointer has come, and at once with keyboard focus. It is closed by Escape, by a press and with the focus.
 * @returns its state, the element that it belongs to, and its text: undefined before the first time
 */
export function useTooltip({ within, triggerOf, textOf, ...given }: TooltipOptions) {
  const state = useTooltipTriggerState({ ...delays, ...given })
  const trigger = useRef<Element>(null)
  const hovered = useRef<Element>(null)
  /** The focus that comes with a press is visible in browsers where only a script gives it to a button. */
  const isPressed = useRef(false)
  const [text, setText] = useState<string>()
  const show = (element: Element, isAtOnce: boolean) => {
    const next = textOf(element)
    if (next === null) return
    trigger.current = element
    prepareBubble()
    setText(next)
    state.open(isAtOnce)
  }
  const handle = useEffectEvent((event: Event) => {
    const element = event.target instanceof Element ? triggerOf(event.target) : null
    if (event.type !== 'pointermove' && event.type !== 'focusin') isPressed.current = event.type === 'pointerdown'
    // The browser sends `pointerover` also when something else has gone from under a pointer that rests, and no `pointermove`.
    if (event.type === 'pointermove') {
      if (element === null || element === hovered.current || (event as PointerEvent).pointerType === 'touch') return
      hovered.current = element
      if (!element.matches(':disabled')) show(element, false)
    } else if (event.type === 'pointerout') {
      if (element === null || isInside(event as PointerEvent, element)) return
      hovered.current = null
      state.close()
    } else if (event.type === 'focusin') {
      if (!isPressed.current && element?.matches(':focus-visible') === true) show(element, true)
    } else state.close(true)
  })
  // Without dependencies: the element may be another one after any rendering.
  useEffect(() => {
    const stop = new AbortController()
    for (const type of events) within.current?.addEventListener(type, (event) => handle(event), { signal: stop.signal })
    return () => stop.abort()
  })
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes the open tooltip, and nothing else.
    event.stopPropagation()
    state.close(true)
  })
  useEffect(() => {
    if (!state.isOpen) return
    const stop = new AbortController()
    document.addEventListener('keydown', (event) => close(event), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [state.isOpen])
  return { state, trigger, text }
}

/** Whether a pointer stays in the element. */
const isInside = ({ relatedTarget }: PointerEvent, element: Element): boolean =>
  relatedTarget instanceof Node && element.contains(relatedTarget)
