import type { ComponentPropsWithRef } from 'react'
import { styled, keyframes } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /**
   * Length along the line, as CSS.
   * @default '100%'
   */
  inlineSize?: string | undefined
  /**
   * Height, as CSS.
   * @default '1rem'
   */
  blockSize?: string | undefined
}

/** Holds the place of data on their way. Hidden from screen readers: the part around it is `aria-busy`. */
export function Skeleton({ inlineSize = '100%', blockSize = '1rem', ...rest }: SkeletonProps) {
  return <Root {...rest} $inlineSize={inlineSize} $blockSize={blockSize} aria-hidden="true" />
}

const appear = keyframes`
  from { opacity: 0; }
`

const breathe = keyframes`
  50% { opacity: 0.55; }
`

// Nothing is drawn for loads of less than 150 ms; the breathing starts with those that take long.
const Root = styled.span<{ $inlineSize: string; $blockSize: string }>`
  display: block;
  inline-size: ${({ $inlineSize }) => $inlineSize};
  max-inline-size: 100%;
  block-size: ${({ $blockSize }) => $blockSize};
  border-radius: ${token['radius-sm']};
  background: ${token['bg-muted']};
  ${forcedEdge}
  animation:
    ${appear} 1ms 150ms backwards,
    ${breathe} 1.6s 400ms infinite;
  ${reducedMotion} {
    animation: ${appear} 1ms 150ms backwards;
  }
`
