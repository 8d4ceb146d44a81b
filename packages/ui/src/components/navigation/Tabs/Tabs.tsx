import { useRef, type ReactNode, type Ref } from 'react'
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs'
import { useFormat } from '../../../format/index.ts'
import { useMinWidth } from '../../../theme/useMinWidth.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import type { IconSource } from '../../data/Icon/index.ts'
import { Count, Line, List, Panel, Root, Tab } from './Tabs.styles.ts'
import { SelectedInSight } from './SelectedInSight.ts'
import { withoutUndefined, type FromAria, type StrictOmit } from '../../props.ts'

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

type AriaProps = FromAria<
  StrictOmit<
    AriaTabsProps,
    | 'aria-label'
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'orientation'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
  >
>

export interface TabsProps<Id extends string> extends AriaProps {
  /** Accessible name of the row of tabs. */
  'aria-label': string
  /** The tabs, in order. */
  items: readonly TabItem<Id>[]
  /** Id of the open tab. Without it the component keeps that itself. */
  selectedKey?: Id | undefined
  /**
   * Id of the tab that is open at first, where the component keeps it itself.
   * @default the first one
   */
  defaultSelectedKey?: Id | undefined
  /** Called with the id of the tab that was opened. */
  onSelectionChange?: ((id: Id) => void) | undefined
  /**
   * Whether the tabs stand one below the other, beside what they show, where the window is 1024 px wide or more.
   * @default false
   */
  hasSideList?: boolean | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Several views of one thing, one at a time. Arrow keys walk the tabs; they scroll sideways where there is no room, to the open one. */
export function Tabs<Id extends string>({
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  hasSideList = false,
  ...rest
}: TabsProps<Id>) {
  const { 'aria-label': label, ...root } = rest
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  const isBeside = useMinWidth('lg') && hasSideList
  return (
    <Root
      {...withoutUndefined(root)}
      orientation={isBeside ? 'vertical' : 'horizontal'}
      {...(selectedKey !== undefined && { selectedKey: selectedKey })}
      {...(defaultSelectedKey !== undefined && { defaultSelectedKey: defaultSelectedKey })}
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
