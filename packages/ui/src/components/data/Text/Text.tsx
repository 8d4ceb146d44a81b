import type { ComponentPropsWithRef } from 'react'
import { styled, css } from 'styled-components'
import { token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * The HTML element.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | undefined
  /**
   * The role of the text: primary is read, secondary explains, quiet is for people who look for it.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /**
   * The size: 12, 13 or 14 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A line or paragraph of text. The ref and all other props go to the root. */
export function Text({ variant = 'secondary', size = 'md', ...rest }: TextProps) {
  return <Root {...rest} $variant={variant} $size={size} />
}

const sizes = { sm: typography.caption, md: typography.body, lg: typography.bodyLarge }
const colours = {
  primary: token['text-primary'],
  secondary: token['text-secondary'],
  quiet: token['text-tertiary'],
}

const Root = styled.p<{ $variant: keyof typeof colours; $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
  ${tabular}
  margin: 0;
  overflow-wrap: anywhere;
  ${({ $variant }) => css`
    color: ${colours[$variant]};
  `}
  strong {
    font-weight: ${token['weight-semibold']};
    color: ${token['text-primary']};
  }
  code {
    ${typography.code}
    unicode-bidi: isolate;
    direction: ltr;
  }
`
