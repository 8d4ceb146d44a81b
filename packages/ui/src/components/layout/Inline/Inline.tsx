import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { spaceOf, type Space } from '../../../theme/space.ts'

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /**
   * Room between the items, as a step of the scale of spaces.
   * @default 4
   */
  gap?: Space | undefined
  /**
   * The vertical alignment of items of different heights.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /**
   * The distribution of the remaining space.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
}

/** Items beside one another, on further lines where there is no room. The root takes the ref and all other props. */
export function Inline({ gap = 4, align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <Root {...rest} $gap={gap} $align={align} $justify={justify} />
}

interface Arrangement {
  $gap: Space
  $align: NonNullable<InlineProps['align']>
  $justify: NonNullable<InlineProps['justify']>
}

const Root = styled.div<Arrangement>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => ($align === 'start' || $align === 'end' ? `flex-${$align}` : $align)};
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
  gap: ${({ $gap }) => spaceOf($gap)};
  min-inline-size: 0;
  overflow-wrap: break-word;
  :where(& > *) {
    max-inline-size: 100%;
  }
`
