import type { RefObject } from 'react'
import { TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components/Tooltip'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { usePortalProps } from '../../../provider/KitContext.ts'
import { withoutUndefined, type StrictOmit } from '../../props.ts'
import { Bubble } from './Tooltip.styles.ts'

export interface TooltipBubbleProps extends StrictOmit<TooltipProps, 'isOpen' | 'children'> {
  id?: string | undefined
  state: TooltipTriggerState
  /** The element beside which it is drawn. */
  triggerRef: RefObject<Element | null>
  /** Whether it is shown, and its change, as the state has them. */
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: string
}

/** The surface of a tooltip beside its element. */
export function TooltipBubble({ state, isOpen: _, onOpenChange: __, ...rest }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble {...usePortalProps()} {...withoutUndefined(rest)} offset={6} />
    </TooltipTriggerStateContext>
  )
}
