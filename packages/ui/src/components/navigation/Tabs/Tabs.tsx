import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useFormat } from '../../../format/index.ts'
import { useMinWidth } from '../../../theme/useMinWidth.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { Count, Line, List, Panel, Root, Tab } from './Tabs.styles.ts'
import type { TabsOptions } from './TabParts.tsx'
import { SelectedInSight } from './SelectedInSight.ts'
import type { StrictOmit } from '../../props.ts'
import { listOf } from '../../../theme/wrongProps.ts'

export interface TabItem<Id extends string> {
  id: Id
  /** The label of the tab, in one or two words. */
  label: ReactNode
  icon?: IconSource | undefined
  /** The number of items behind the tab. */
  count?: number | undefined
  isDisabled?: boolean | undefined
  /** The content of the tab; it is mounted only while the tab is open. */
  content: ReactNode
}

export interface TabsProps<Id extends string>
  extends TabsOptions, StrictOmit<ComponentPropsWithRef<'div'>, 'aria-label' | 'children'> {
  /** Accessible name of the row of tabs. */
  'aria-label': string
  /** The tabs, in order. */
  items: readonly TabItem<Id>[]
  /** Id of the selected tab. Without it the component keeps the selection itself. */
  selectedKey?: Id | undefined
  /**
   * Id of the initially selected tab, if the component keeps the selection itself.
   * @default the first one
   */
  defaultSelectedKey?: Id | undefined
  /** Called with the id of the newly selected tab. */
  onSelectionChange?: ((id: Id) => void) | undefined
  /**
   * Whether the tabs are a vertical list beside their panel in windows of at least 1024 px.
   * @default false
   */
  hasSideList?: boolean | undefined
}

/** Panels of which one is shown at a time. Arrow keys move between the tabs; the row scrolls if they do not fit. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { items: givenItems, selectedKey, defaultSelectedKey, onSelectionChange, hasSideList = false, ...rest } = props
  const items = listOf(givenItems, 'Tabs')
  const { 'aria-label': label, ...root } = rest
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const isBeside = useMinWidth('lg') && hasSideList
  return (
    <Root
      {...root}
      orientation={isBeside ? 'vertical' : 'horizontal'}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey ?? items.find(({ isDisabled = false }) => !isDisabled)?.id}
      onSelectionChange={(key) => {
        const opened = items.find(({ id }) => id === key)
        if (opened !== undefined) onSelectionChange?.(opened.id)
      }}
    >
      <Line>
        <SelectedInSight list={list} />
        <List aria-label={label} ref={list}>
          {items.map(({ id, label: name, icon, count, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} data-part="tab">
              {icon !== undefined && <IconSlot icon={icon} />}
              {name}
              {count !== undefined && <Count>{format.full(count)}</Count>}
            </Tab>
          ))}
        </List>
      </Line>
      {items.map(({ id, content }) => (
        <Panel key={id} id={id} data-part="panel">
          {content}
        </Panel>
      ))}
    </Root>
  )
}
