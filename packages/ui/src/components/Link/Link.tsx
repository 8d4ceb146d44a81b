import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { focusRing, token } from '../../theme/theme.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Where the link leads. */
  href: string
  /**
   * `quiet` takes the colour of secondary text, for links back and in footers.
   * @default 'default'
   */
  variant?: 'default' | 'quiet'
  /**
   * Whether the link opens a new tab, without a way back into this one.
   * @default false
   */
  isExternal?: boolean
}

/** A link in text. */
export function Link({ variant = 'default', isExternal = false, ...rest }: LinkProps) {
  return <Root {...rest} {...(isExternal ? newTab : {})} $variant={variant} />
}

const newTab = { target: '_blank', rel: 'noreferrer' }

const colours = {
  default: css`
    color: ${token['accent-text']};
    &:is(:hover, [data-hovered]) {
      text-decoration: underline;
    }
  `,
  quiet: css`
    color: ${token['text-secondary']};
    &:is(:hover, [data-hovered]) {
      color: ${token['text-primary']};
    }
  `,
}

const Root = styled.a<{ $variant: keyof typeof colours }>`
  border-radius: ${token['radius-xs']};
  font-weight: ${token['weight-medium']};
  text-decoration: none;
  text-underline-offset: 3px;
  ${({ $variant }) => colours[$variant]}
  &:is(:focus-visible, [data-focus-visible]) {
    ${focusRing}
  }
`
