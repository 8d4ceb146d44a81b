import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { styled, css } from 'styled-components'
import { focusRing, token } from '../../theme/theme.ts'
import { typography } from '../../theme/typography.ts'

// The focus ring inside a Dialog, a Drawer, a Sheet and a CommandPalette.

const inside = css`
  ${focusRing}
  outline-offset: -2px;
`

export const Root = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: inherit;
  outline: none;
  /** Without a focusable element inside, the dialog itself has the focus. */
  &:focus-visible {
    ${inside}
  }
`

export const Title = styled(Heading)`
  ${typography.heading}
  margin: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The content is focusable, so that content without controls can be scrolled with the arrow keys. */
export const Body = styled.div.attrs({ tabIndex: 0 })`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;
  &:focus-visible {
    ${inside}
  }
`

/** The content that stays visible below the scrolling part. */
export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-4']} ${token['space-5']};
  padding: ${token['space-5']} ${token['space-8']};
  border-block-start: 1px solid ${token['border-subtle']};
`
