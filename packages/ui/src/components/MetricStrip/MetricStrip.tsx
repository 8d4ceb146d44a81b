import { msg } from '@lingui/core/macro'
import type { ReactNode, Ref } from 'react'
import type { TabsProps } from 'react-aria-components/Tabs'
import { useText } from '../../text/useText.ts'
import { Delta, type DeltaProps } from '../Delta/index.ts'
import { LiveDot } from '../LiveDot/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Card, Label, List, Note, Panel, Picture, Root, Text, Value } from './MetricStrip.styles.ts'

export interface Metric {
  id: string
  /** Name of the metric. */
  label: string
  /** The figure as it is read: `86.4k`, `2:47`, `–`. */
  value: string
  /** The figure in full, shown on hover. */
  fullValue?: string
  /**
   * The change against another period; without it nothing is compared. Its `title` is shown on hover: the points that a rate went up
   * or down.
   */
  delta?: DeltaProps
  /** What stands below the figure, after the delta. */
  note?: string
  /** A Sparkline. */
  sparkline?: ReactNode
  /**
   * Whether the figure is about now: it gets the live dot, and leaves the strip on a phone.
   * @default false
   */
  isLive?: boolean
  /**
   * What can be shown.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error'
}

type Passed = Omit<
  TabsProps,
  | 'aria-label'
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'orientation'
  | 'selectedKey'
  | 'onSelectionChange'
  | 'onSelect'
>

export interface MetricStripProps extends Passed {
  /** Accessible name of the strip. */
  'aria-label': string
  /** The metrics, in order. */
  metrics: readonly Metric[]
  /** Id of the open metric. */
  selected: string
  /** Called with the id of the metric that was opened. */
  onSelect: (id: string) => void
  /** What the open metric shows below the strip: usually a TrendChart. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The figures of a period as tabs: the selected one opens into its chart. */
export function MetricStrip({ metrics, selected, onSelect, children, ...rest }: MetricStripProps) {
  const { 'aria-label': label, ...root } = rest
  return (
    <Root
      keyboardActivation="automatic"
      {...root}
      data-part="metric-strip"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <List aria-label={label}>
        {metrics.map((metric) => (
          <MetricCard key={metric.id} {...metric} />
        ))}
      </List>
      {metrics.map(({ id }) => (
        <Panel key={id} id={id}>
          {children}
        </Panel>
      ))}
    </Root>
  )
}

function MetricCard({ id, label, value, fullValue, delta, note, sparkline, isLive = false, status = 'ready' }: Metric) {
  const text = useText()
  return (
    <Card id={id} {...(isLive ? { 'data-tablet-up': true } : {})}>
      <Text>
        <Label>
          {isLive && <LiveDot />}
          {label}
        </Label>
        {status === 'loading' ? (
          <Value>
            <Skeleton inlineSize="5rem" blockSize="0.8em" />
          </Value>
        ) : (
          <Value title={fullValue}>{status === 'error' ? '–' : value}</Value>
        )}
        <Note>
          {status === 'error' && text(msg`Could not load`)}
          {status === 'ready' && delta !== undefined && <Delta {...delta} />}
          {status === 'ready' && note}
        </Note>
      </Text>
      {sparkline !== undefined && status === 'ready' && <Picture>{sparkline}</Picture>}
    </Card>
  )
}
