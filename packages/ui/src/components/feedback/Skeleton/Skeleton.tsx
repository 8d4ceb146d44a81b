import type { ComponentPropsWithRef } from 'react'
import { styled, keyframes } from 'styled-components'
import { forcedEdge, reducedMotion, token } from '../../../theme/theme.ts'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /**
   * Inline size as a CSS length.
   * @default '100%'
   */
  inlineSize?: string | undefined
  /**
   * Block size as a CSS length.
   * @default '1rem'
   */
  blockSize?: string | undefined
}

/** A placeholder for loading data. Hidden from screen readers: set `aria-busy` on the surrounding part. */
export function Skeleton({ inlineSize = '100%', blockSize = '1rem', ...rest }: SkeletonProps) {
  return <Root {...rest} $inlineSize={inlineSize} $blockSize={blockSize} aria-hidden="true" />
}

const appear = keyframes`
  from { opacity: 0; }
`

const breathe = keyframes`
  50% { opacity: 0.55; }
`

// Invisible for the first 150 ms, so that fast loads do not flicker; the pulse only starts for long loads.
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
