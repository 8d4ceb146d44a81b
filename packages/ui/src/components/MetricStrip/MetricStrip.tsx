import type { ReactNode, Ref } from 'react'
import type { TabsProps } from 'react-aria-components/Tabs'
import type { Metric } from './Metric.types.ts'
import { MetricCard } from './MetricCard.tsx'
import { Frame, List, Panel, Root, Shelf, Tools, ToolsOfCard } from './MetricStrip.styles.ts'

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

/** The figures of a period as tabs: the selected one opens into its chart. How they lie goes by the room of the strip itself. */
export function MetricStrip({ metrics, selected, onSelect, children, ...rest }: MetricStripProps) {
  const { 'aria-label': label, ...root } = rest
  const hasTools = metrics.some(({ help, menu }) => help !== undefined || menu !== undefined)
  return (
    <Root
      keyboardActivation="automatic"
      {...root}
      data-part="metric-strip"
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
    >
      <Frame>
        <Shelf>
          <List aria-label={label}>
            {metrics.map((metric) => (
              <MetricCard key={metric.id} {...metric} />
            ))}
          </List>
          {/* A tab may hold no button, so those of a card lie above it. */}
          {hasTools && (
            <Tools data-part="tools">
              {metrics.map(({ id, help, menu, isLive }) => (
                <ToolsOfCard key={id} {...(isLive === true ? { 'data-tablet-up': true } : {})}>
                  {help}
                  {menu}
                </ToolsOfCard>
              ))}
            </Tools>
          )}
        </Shelf>
        {metrics.map(({ id }) => (
          <Panel key={id} id={id}>
            {children}
          </Panel>
        ))}
      </Frame>
    </Root>
  )
}
