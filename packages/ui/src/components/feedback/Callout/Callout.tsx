import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled, css } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { typography } from '../../../theme/typography.ts'
import { Icon } from '../../data/Icon/index.ts'
import type { StrictOmit } from '../../props.ts'
import { oneOf } from '../../../theme/wrongProps.ts'

export interface CalloutProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The kind of message; errors are announced at once, the others politely.
   * @default 'info'
   */
  tone?: Tone | undefined
  /** The message in one line. */
  title: ReactNode
  /** Details of the message. */
  children?: ReactNode | undefined
}

/** A message within the page, at the place that it concerns. */
export function Callout({ tone: given = 'info', title, children, ...rest }: CalloutProps) {
  const tone = oneOf(given, icons, 'Callout: tone')
  return (
    <Root role={tone === 'negative' ? 'alert' : 'status'} {...rest} $tone={tone} data-tone={tone}>
      <Icon icon={icons[tone]} size={18} />
      <Content>
        <Title>{title}</Title>
        {children !== undefined && <Body>{children}</Body>}
      </Content>
    </Root>
  )
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert }

type Tone = keyof typeof icons

const colour = (tone: Tone) => css`
  color: ${token[`${tone}-text`]};
  background: ${token[`${tone}-soft`]};
`

const Root = styled.div<{ $tone: Tone }>`
  ${typography.body}
  display: flex;
  gap: 0.625rem;
  padding: ${token['space-5']} ${token['space-6']};
  border-radius: ${token['radius-md']};
  ${({ $tone }) => colour($tone)}
  ${forcedEdge}
`

const Content = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.p`
  margin: 0;
  font-weight: ${token['weight-semibold']};
`

const Body = styled.div`
  ${typography.caption}
  line-height: 1.5;
`
