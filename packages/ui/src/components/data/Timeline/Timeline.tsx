import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface TimelineItem {
  id: string
  /** The event in a few words. */
  title: ReactNode
  /** The formatted time. */
  time?: ReactNode | undefined
  /** The instant of the event in ISO 8601, for machines. */
  dateTime?: string | undefined
  /** Details of the event. */
  description?: ReactNode | undefined
  /**
   * The meaning, which decides the colour.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'info' | 'positive' | 'warning' | 'negative' | undefined
  /**
   * Whether the event is in the future.
   * @default false
   */
  isAhead?: boolean | undefined
}

export interface TimelineProps extends StrictOmit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The events, in order. */
  items: readonly TimelineItem[]
  /** Accessible name of the list of events. */
  'aria-label': string
}

/** The history of one object, one event after the other. The root takes the ref and all other props. */
export function Timeline({ items: givenItems, ...rest }: TimelineProps) {
  const items = listOf(givenItems, 'Timeline')
  return (
    <Root {...rest}>
      {items.map(({ id, title, time, dateTime, description, tone = 'neutral', isAhead = false }) => (
        <Item key={id} data-tone={tone} data-ahead={isAhead || undefined}>
          <Head>
            <Title data-part="title">{title}</Title>
            {time !== undefined && (
              <Time dateTime={dateTime} dir="auto">
                {time}
              </Time>
            )}
          </Head>
          {description !== undefined && <Description data-part="description">{description}</Description>}
        </Item>
      ))}
    </Root>
  )
}

const Root = styled.ol.attrs({ role: 'list' })`
  ${typography.body}
  margin: 0;
  padding: 0;
  list-style: none;
`

const dots = {
  info: token.accent,
  positive: token['positive-solid'],
  warning: token['warning-solid'],
  negative: token['negative-solid'],
}

const Item = styled.li`
  position: relative;
  padding-block-end: ${token['space-6']};
  padding-inline-start: ${token['space-7']};
  &:last-child {
    padding-block-end: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.375rem;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${token['radius-full']};
    background: ${token['text-tertiary']};
    ${forcedEdge}
  }
  ${Object.entries(dots).map(([tone, colour]) => `&[data-tone='${tone}']::before { background: ${colour}; }`)}
  &[data-ahead]::before {
    background: ${token['bg-surface']};
    box-shadow: inset 0 0 0 1.5px ${token['border-control']};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 0.875rem -0.375rem;
    inset-inline-start: calc(0.25rem - 0.5px);
    inline-size: 1px;
    background: ${token['border-default']};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token['space-5']};
`

const Title = styled.span`
  min-inline-size: 0;
  color: ${token['text-primary']};
  overflow-wrap: anywhere;
  [data-ahead] & {
    color: ${token['text-secondary']};
  }
`

const Time = styled.time`
  ${tabular}
  color: ${token['text-secondary']};
`

const Description = styled.div`
  color: ${token['text-secondary']};
  overflow-wrap: anywhere;
`
