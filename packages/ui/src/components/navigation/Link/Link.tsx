import { msg } from '@lingui/core/macro'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled, css } from 'styled-components'
import { useText } from '../../../format/useText.ts'
import { focusRing, token } from '../../../theme/theme.ts'
import { Icon } from '../../data/Icon/index.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import type { StrictOmit } from '../../props.ts'

export interface LinkProps extends StrictOmit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The address of the link. */
  href: string
  /**
   * The colour: `quiet` is that of secondary text, for links back and in footers.
   * @default 'default'
   */
  variant?: 'default' | 'quiet' | undefined
  /**
   * Whether the link opens a new tab without access to this one. An icon and a text for screen readers announce that.
   * @default false
   */
  isExternal?: boolean | undefined
}

/** A link in text. */
export function Link({ variant = 'default', isExternal = false, children, ...rest }: LinkProps) {
  return (
    <Root {...rest} {...(isExternal ? newTab : {})} $variant={variant}>
      {children}
      {isExternal && <NewTabMark />}
    </Root>
  )
}

const newTab = { target: '_blank', rel: 'noreferrer' }

function NewTabMark() {
  const text = useText()
  return (
    <>
      <Mark aria-hidden>
        {wordJoiner}
        <Icon icon={ExternalLink} size={14} />
      </Mark>
      <VisuallyHidden>{text(msg`(opens in a new tab)`)}</VisuallyHidden>
    </>
  )
}

/** Keeps the icon on the line of the last word. */
const wordJoiner = '\u2060'

const Mark = styled.span`
  & > svg {
    margin-inline-start: ${token['space-2']};
    vertical-align: -0.15em;
  }
`

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
