import type { ReactElement, Ref } from 'react'
import { TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import { usePortalProps } from '../../../theme/KitContext.ts'
import { Bubble, delays } from './Tooltip.styles.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

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
export function Tooltip({ text, placement = 'top', children, ...rest }: TooltipProps) {
  return (
    <TooltipTrigger {...delays}>
      {children}
      <Bubble {...usePortalProps()} placement={placement} offset={6} {...withoutUndefined(rest)}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}
