import { msg } from '@lingui/core/macro'
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../../format/useText.ts'
import type { TabsOptions } from '../../navigation/Tabs/TabParts.tsx'
import { Delta, type DeltaProps } from '../Delta/index.ts'
import type { Metric, MetricDeltaAction } from './Metric.types.ts'
import { MetricTab } from './MetricTab.tsx'
import {
  DeltaButton,
  End,
  Frame,
  Head,
  List,
  Panel,
  Retry,
  Root,
  Shelf,
  Tools,
  ToolsOfCard,
} from './MetricStrip.styles.ts'
import { useIsInRow } from './useIsInRow.ts'
import { hasData, type StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface MetricStripProps extends TabsOptions, StrictOmit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** Accessible name of the strip. */
  'aria-label': string
  /** The metrics, in order. */
  items: readonly Metric[]
  /** Id of the selected metric. */
  selectedKey: string
  /** Called with the id of the newly selected metric. */
  onSelectionChange: (id: string) => void
  /** A control at the end of the cards, such as the menu that chooses them. */
  end?: ReactNode | undefined
  /** Content below the strip for the open metric: usually a TrendChart. */
  children: ReactNode
}

/** The metrics of a period as tabs; the selected one shows its chart. The layout depends on the width of the strip. */
export function MetricStrip({
  items: givenItems,
  selectedKey,
  onSelectionChange,
  end,
  children,
  ...rest
}: MetricStripProps) {
  const items = listOf(givenItems, 'MetricStrip')
  const { 'aria-label': label, ...root } = rest
  const { ref, isInRow } = useIsInRow()
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  // On a phone, the page shows the live value elsewhere with a link to it, so it is a card only while selected.
  const shown = items.filter(({ id, isLive }) => isInRow || isLive !== true || id === selectedKey)
  return (
    <>
      <Root {...root} data-part="metric-strip" selectedKey={selectedKey} onSelectionChange={onSelectionChange}>
        <Frame ref={ref}>
          <Head>
            <Shelf ref={setShelf}>
              <List aria-label={label}>
                {shown.map((metric) => (
                  <MetricTab key={metric.id} {...metric} />
                ))}
              </List>
            </Shelf>
            {end !== undefined && <End>{end}</End>}
          </Head>
          {shown.map(({ id }) => (
            <Panel key={id} id={id}>
              {children}
            </Panel>
          ))}
        </Frame>
      </Root>
      {/** A tab may not contain buttons, so the buttons of a card are placed above it, outside of the tab. */}
      {shelf !== null &&
        shown.some(hasTools) &&
        createPortal(
          <Tools data-part="tools">
            {shown.map((metric) => (
              <ToolsOfCard key={metric.id}>
                {metric.actions}
                {hasDeltaAction(metric) && <ExplainedDelta delta={metric.delta} {...metric.deltaAction} />}
                {canRetry(metric) && <TryAgain label={metric.label} onPress={metric.onRetry} />}
              </ToolsOfCard>
            ))}
          </Tools>,
          shelf,
        )}
    </>
  )
}

const canRetry = (metric: Metric): metric is Metric & { onRetry: () => void } =>
  metric.loadingState === 'error' && metric.onRetry !== undefined

const hasDeltaAction = (metric: Metric): metric is Metric & { delta: DeltaProps; deltaAction: MetricDeltaAction } =>
  metric.deltaAction !== undefined && metric.delta !== undefined && hasData(metric.loadingState ?? 'idle')

const hasTools = (metric: Metric): boolean => metric.actions !== undefined || hasDeltaAction(metric) || canRetry(metric)

/** Lies over the change in the tab, and is as wide as that. */
function ExplainedDelta({ delta, label, onPress }: MetricDeltaAction & { delta: DeltaProps }) {
  return (
    <DeltaButton aria-label={label} onPress={onPress}>
      <Delta {...delta} />
    </DeltaButton>
  )
}

function TryAgain({ label, onPress }: { label: string; onPress: () => void }) {
  const text = useText()
  return (
    <Retry aria-label={text(msg`Try again: ${label}`)} onPress={onPress}>
      {text(msg`Try again`)}
    </Retry>
  )
}
