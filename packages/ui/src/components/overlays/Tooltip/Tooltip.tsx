import { cloneElement, useId, useRef, type ReactElement, type Ref } from 'react'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'
import { LazyBubble } from './LazyBubble.ts'
import { useBothRefs } from './useBothRefs.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps extends FromAria<
  StrictOmit<AriaTooltipProps, 'children' | 'className' | 'style' | 'render' | 'placement'>
> {
  /** The name of the control, or one short sentence about it. */
  text: string
  /**
   * The side of the control on which the tooltip is shown.
   * @default 'top'
   */
  placement?: 'top' | 'end' | undefined
  /** The control, a component of the kit. */
  children: ReactElement
  ref?: Ref<HTMLDivElement> | undefined
}

/** A short text beside a control that is hovered or has keyboard focus. Never put information only in a tooltip. */
export function Tooltip({ text, placement = 'top', children, ...props }: TooltipProps) {
  const { isOpen, defaultOpen, onOpenChange, ...rest } = props
  const id = useId()
  const control = children as ReactElement<ControlProps>
  const within = useRef<Element>(null)
  const { ref: own, 'aria-describedby': description } = control.props
  const attach = useBothRefs(within, own)
  const tooltip = useTooltip({
    ...withoutUndefined({ isOpen, defaultOpen, onOpenChange }),
    within,
    triggerOf: () => within.current,
    textOf: () => text,
  })
  const { state } = tooltip
  return (
    <>
      {cloneElement(control, {
        ref: attach,
        ...(state.isOpen && { 'aria-describedby': description === undefined ? id : `${description} ${id}` }),
      })}
      {(tooltip.text !== undefined || state.isOpen) && (
        <LazyBubble
          id={id}
          placement={placement}
          triggerRef={within}
          {...withoutUndefined(rest)}
          state={state}
          isOpen={state.isOpen}
          onOpenChange={() => state.close(true)}
        >
          {text}
        </LazyBubble>
      )}
    </>
  )
}

interface ControlProps {
  ref?: Ref<Element> | undefined
  'aria-describedby'?: string | undefined
}
