import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { forcedEdge, from, token } from '../../../theme/theme.ts'

export interface CardProps extends ComponentPropsWithRef<'section'> {
  /** What stands below a hairline, at the end of the line: the actions. */
  footer?: ReactNode
  /**
   * Room around the content.
   * @default 'normal'
   */
  padding?: 'none' | 'normal'
  /** The content. */
  children: ReactNode
}

/** A surface that holds one thing together. */
export function Card({ footer, padding = 'normal', children, ...rest }: CardProps) {
  return (
    <Root {...rest}>
      <Body $isPadded={padding === 'normal'} data-part="body">
        {children}
      </Body>
      {footer !== undefined && <Footer data-part="footer">{footer}</Footer>}
    </Root>
  )
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border-radius: ${token['radius-lg']};
  background: ${token['bg-surface']};
  box-shadow:
    0 0 0 1px ${token['border-subtle']},
    ${token['shadow-xs']};
  ${forcedEdge}
`

const Body = styled.div<{ $isPadded: boolean }>`
  flex: 1;
  min-inline-size: 0;
  padding: ${({ $isPadded }) => ($isPadded ? token['space-7'] : 0)};
  ${from('md')} {
    padding: ${({ $isPadded }) => ($isPadded ? token['space-9'] : 0)};
  }
`

const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token['space-5']};
  padding: ${token['space-6']} ${token['space-7']};
  border-block-start: 1px solid ${token['border-subtle']};
  ${from('md')} {
    padding-inline: ${token['space-9']};
  }
`
