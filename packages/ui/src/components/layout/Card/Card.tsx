import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedEdge, from, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'

export interface CardProps extends StrictOmit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading, of second level, which names the card. */
  title?: ReactNode | undefined
  /** A sentence or two below the heading. */
  description?: ReactNode | undefined
  /** The actions at the end of the heading's line. */
  actions?: ReactNode | undefined
  /** The actions below a hairline, at the end of the line. */
  footer?: ReactNode | undefined
  /**
   * Room around the content.
   * @default 'normal'
   */
  padding?: 'none' | 'normal' | undefined
  /** The content. */
  children: ReactNode
}

/** A surface that holds one thing together. */
export function Card(props: CardProps) {
  const { title, description, actions, footer, padding = 'normal', children, ...rest } = props
  const titleId = useId()
  const isNamedByTitle = title !== undefined && rest['aria-label'] === undefined
  // No landmark: a page has many cards, and often a region of the same name around one.
  return (
    <Root {...(isNamedByTitle && { role: 'group', 'aria-labelledby': titleId })} {...rest}>
      <Body $isPadded={padding === 'normal'} data-part="body">
        {(title !== undefined || actions !== undefined) && (
          <Head data-part="head" $hasTitle={title !== undefined}>
            {title !== undefined && <Title id={titleId}>{title}</Title>}
            {actions}
          </Head>
        )}
        {description !== undefined && <Description data-part="description">{description}</Description>}
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

const Head = styled.div<{ $hasTitle: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: ${({ $hasTitle }) => ($hasTitle ? 'space-between' : 'flex-end')};
  gap: ${token['space-4']};
  margin-block-end: ${token['space-5']};
`

const Title = styled.h2`
  ${typography.heading}
  margin: 0;
`

const Description = styled.p`
  ${typography.body}
  max-inline-size: 44rem;
  margin: 0 0 ${token['space-6']};
  color: ${token['text-secondary']};
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
