import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'

type Level = 1 | 2 | 3 | 4

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * The level in the outline of the page: 1 is the page, 2 a part of it.
   * @default 2
   */
  level?: Level | undefined
  /**
   * The size, independent of the level: 14, 16, 20 or 32 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
}

/** The heading of a page or of a section. The ref and all other props go to the root. */
export function Heading({ level = 2, size = 'md', ...rest }: HeadingProps) {
  return <Root as={`h${level}` as const} {...rest} $size={size} />
}

const sizes = { sm: typography.headingSmall, md: typography.heading, lg: typography.title, xl: typography.display }

const Root = styled.h2<{ $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
  margin: 0;
  color: ${token['text-primary']};
  overflow-wrap: anywhere;
  text-wrap: balance;
`
