import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { spaceOf, type Space } from '../../../theme/space.ts'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element: a list takes items, a section a heading.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'main' | undefined
  /**
   * Room between the items, as a step of the scale of spaces.
   * @default 6
   */
  gap?: Space | undefined
  /**
   * The alignment of narrow items.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined
}

/** Items one below the other, with one distance between them. The root takes the ref and all other props. */
export function Stack({ gap = 6, align = 'stretch', ...rest }: StackProps) {
  const isList = rest.as === 'ul' || rest.as === 'ol'
  // Safari takes a list without marks for none.
  return <Root {...(isList && { role: 'list' })} {...rest} $gap={gap} $align={align} />
}

const Root = styled.div<{ $gap: Space; $align: NonNullable<StackProps['align']> }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => spaceOf($gap)};
  overflow-wrap: break-word;
  :where(& > *) {
    max-inline-size: 100%;
  }
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
