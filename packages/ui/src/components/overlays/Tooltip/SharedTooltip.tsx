import type { RefObject } from 'react'
import { LazyBubble } from './LazyBubble.ts'
import { useTooltip } from './useTooltip.ts'

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
export function SharedTooltip({ within, selector, textOf }: SharedTooltipProps) {
  const { state, trigger, text } = useTooltip({ within, textOf, triggerOf: (target) => target.closest(selector) })
  if (text === undefined) return null
  return (
    <LazyBubble
      state={state}
      triggerRef={trigger}
      placement="top"
      isOpen={state.isOpen}
      onOpenChange={() => state.close(true)}
    >
      {text}
    </LazyBubble>
  )
}
