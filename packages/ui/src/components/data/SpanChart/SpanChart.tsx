import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { styleRef } from '../../styleRef.ts'
import { forcedEdge, token } from '../../../theme/theme.ts'
import { tabular, typography } from '../../../theme/typography.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface SpanChartItem {
  id: string
  /** What the span is of. */
  label: ReactNode
  /** The span in words: its days, or that there is none. */
  value: ReactNode
  /** Its start and end as instants in ISO 8601; without them the line stays empty. */
  start?: string | undefined
  end?: string | undefined
  /**
   * Whether the span is the one that matters.
   * @default false
   */
  isNew?: boolean | undefined
}

export interface SpanChartProps extends StrictOmit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Accessible name of the list of spans. */
  'aria-label': string
  /** The spans, one above the other on one scale. */
  items: readonly SpanChartItem[]
}

/** Spans of time as thin lines one above the other, on one scale from the first start to the last end. */
export function SpanChart({ items: givenItems, ...rest }: SpanChartProps) {
  const items = listOf(givenItems, 'SpanChart')
  const scale = scaleOf(items)
  return (
    <Root {...rest}>
      {items.map(({ id, label, value, start, end, isNew = false }) => (
        <Item key={id}>
          <Words>
            <span>{label}</span>
            <Value data-part="value">{value}</Value>
          </Words>
          <Track data-part="track" aria-hidden>
            {start !== undefined && end !== undefined && (
              <Bar data-part="bar" data-new={isNew || undefined} ref={styleRef(scale(start, end))} />
            )}
          </Track>
        </Item>
      ))}
    </Root>
  )
}

/** Where a span lies between the first start and the last end. */
function scaleOf(items: readonly SpanChartItem[]) {
  const instants = items.flatMap(({ start, end }) =>
    start === undefined || end === undefined ? [] : [Date.parse(start), Date.parse(end)],
  )
  const first = Math.min(...instants)
  const length = Math.max(Math.max(...instants) - first, 1)
  const percent = (ms: number): string => `${(100 * ms) / length}%`
  return (start: string, end: string) => ({
    'inset-inline-start': percent(Date.parse(start) - first),
    'inline-size': percent(Math.max(Date.parse(end) - Date.parse(start), 0)),
  })
}

const Root = styled.ul.attrs({ role: 'list' })`
  ${typography.body}
  ${tabular}
  display: grid;
  gap: ${token['space-4']};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  display: grid;
  gap: ${token['space-2']};
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token['space-5']};
  color: ${token['text-secondary']};
`

const Value = styled.span`
  color: ${token['text-primary']};
`

const Track = styled.div`
  position: relative;
  block-size: 0.375rem;
  border-radius: ${token['radius-full']};
  background: ${token['bg-subtle']};
  overflow: hidden;
`

const Bar = styled.div`
  position: absolute;
  inset-block: 0;
  min-inline-size: 0.25rem;
  border-radius: ${token['radius-full']};
  background: ${token['text-tertiary']};
  ${forcedEdge}
  &[data-new] {
    background: ${token.accent};
  }
`
