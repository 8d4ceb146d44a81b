import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * How wide it gets: sm a form, md a page to read, lg a page of forms or cards.
   * @default 'lg'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * Where it stands in a wider place.
   * @default 'center'
   */
  align?: 'start' | 'center' | undefined
}

/** Keeps its content from getting wider than one can read. The root takes the ref and all other props. */
export function Container({ size = 'lg', align = 'center', ...rest }: ContainerProps) {
  return <Root {...rest} $size={size} $align={align} />
}

const widths = { sm: '35rem', md: '48rem', lg: '60rem' }

const Root = styled.div<{ $size: keyof typeof widths; $align: 'start' | 'center' }>`
  max-inline-size: ${({ $size }) => widths[$size]};
  ${({ $align }) => ($align === 'center' ? 'margin-inline: auto;' : '')}
`
