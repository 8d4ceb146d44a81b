import { msg } from '@lingui/core/macro'
import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { createPortal } from 'react-dom'
import type { TabsProps } from 'react-aria-components/Tabs'
import { useText } from '../../../format/useText.ts'
import type { Metric } from './Metric.types.ts'
import { MetricTab } from './MetricTab.tsx'
import { Frame, List, Panel, Retry, Root, Shelf, Tools, ToolsOfCard } from './MetricStrip.styles.ts'
import { useIsInRow } from './useIsInRow.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

type AriaProps = FromAria<
  StrictOmit<
    TabsProps,
    'aria-label' | 'children' | 'className' | 'style' | 'render' | 'orientation' | 'selectedKey' | 'onSelectionChange'
  >
>

export interface MetricStripProps extends AriaProps {
  /** Accessible name of the strip. */
  'aria-label': string
  /** The metrics, in order. */
  items: readonly Metric[]
  /** Id of the selected metric. */
  selectedKey: string
  /** Called with the id of the newly selected metric. */
  onSelectionChange: (id: string) => void
  /** Content below the strip for the open metric: usually a TrendChart. */
  children: ReactNode
  ref?: Ref<HTMLDivElement> | undefined
}

/** The metrics of a period as tabs; the selected one shows its chart. The layout depends on the width of the strip. */
export function MetricStrip({ items, selectedKey, onSelectionChange, children, ...rest }: MetricStripProps) {
  const { 'aria-label': label, ...root } = rest
  const { ref, isInRow } = useIsInRow()
  const [shelf, setShelf] = useState<HTMLElement | null>(null)
  // React Aria renders the tabs a second time, outside of the page, to count them.
  const placeTools = useCallback((element: HTMLElement | null) => {
    if (element?.isConnected === true) setShelf(element)
  }, [])
  // On a phone, the page shows the live value elsewhere with a link to it, so it is a card only while selected.
  const shown = items.filter(({ id, isLive }) => isInRow || isLive !== true || id === selectedKey)
  return (
    <>
      <Root
        keyboardActivation="automatic"
        {...withoutUndefined(root)}
        data-part="metric-strip"
        selectedKey={selectedKey}
        onSelectionChange={(key) => onSelectionChange(String(key))}
      >
        <Frame ref={ref}>
          <Shelf ref={placeTools}>
            <List aria-label={label}>
              {shown.map((metric) => (
                <MetricTab key={metric.id} {...metric} />
              ))}
            </List>
          </Shelf>
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

const hasTools = (metric: Metric): boolean => metric.actions !== undefined || canRetry(metric)

function TryAgain({ label, onPress }: { label: string; onPress: () => void }) {
  const text = useText()
  return (
    <Retry aria-label={text(msg`Try again: ${label}`)} onPress={onPress}>
      {text(msg`Try again`)}
    </Retry>
  )
}
