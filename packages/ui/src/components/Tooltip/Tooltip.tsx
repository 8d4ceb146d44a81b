import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styled from 'styled-components'
import { usePortalProps } from '../../theme/KitContext.ts'
import { token } from '../../theme/theme.ts'
import { type } from '../../theme/typography.ts'

export interface TooltipProps {
  /** What the control is called, or one short sentence about it. */
  text: string
  /** A control of the kit. */
  children: ReactElement
}

/** A short text beside a control that is hovered or has keyboard focus. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={120}>
      {children}
      <Bubble {...usePortalProps()} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}

const Bubble = styled(AriaTooltip)`
  ${type.caption}
  z-index: ${token['z-tooltip']};
  max-inline-size: 15rem;
  padding: ${token['space-3']} ${token['space-4']};
  border-radius: ${token['radius-md']};
  color: ${token['tooltip-text']};
  background: ${token['tooltip-bg']};
  transition: opacity ${token['duration-fast']} ${token['ease-enter']};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`
