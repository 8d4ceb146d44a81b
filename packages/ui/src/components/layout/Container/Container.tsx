import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /**
   * The greatest width: sm for a form, md for a page to read, lg for a page of forms or cards.
   * @default 'lg'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * The alignment in a wider container.
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
