import type { LucideIcon } from 'lucide-react'
import { useRef, type ReactNode, type Ref } from 'react'
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs'
import { useFormat } from '../../../format/index.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Count, Line, List, Panel, Root, Tab } from './Tabs.styles.ts'
import { SelectedInSight } from './SelectedInSight.ts'
import { withoutUndefined, type FromAria } from '../../props.ts'

export interface TabItem<Id extends string> {
  id: Id
  /** What is behind the tab, in one or two words. */
  label: ReactNode
  icon?: LucideIcon | undefined
  /** How many things are behind it. */
  count?: number | undefined
  isDisabled?: boolean | undefined
  /** What the tab shows; it is there only while the tab is open. */
  content: ReactNode
}

type AriaProps = FromAria<
  Omit<
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
  tabs: readonly TabItem<Id>[]
  /** Id of the open tab. Without it the component keeps that itself. */
  selected?: Id | undefined
  /**
   * Id of the tab that is open at first, where the component keeps it itself.
   * @default the first one
   */
  defaultSelected?: Id | undefined
  /** Called with the id of the tab that was opened. */
  onSelectedChange?: ((id: Id) => void) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Several views of one thing, one at a time. Arrow keys walk the tabs; they scroll sideways where there is no room, to the open one. */
export function Tabs<Id extends string>({ tabs, selected, defaultSelected, onSelectedChange, ...rest }: TabsProps<Id>) {
  const { 'aria-label': label, ...root } = rest
  const format = useFormat()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Root
      {...withoutUndefined(root)}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => {
        const opened = tabs.find(({ id }) => id === key)
        if (opened !== undefined) onSelectedChange?.(opened.id)
      }}
    >
      <Line>
        <SelectedInSight list={list} />
        <List aria-label={label} ref={list}>
          {tabs.map(({ id, label: name, icon, count, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} data-part="tab">
              {icon !== undefined && <Icon icon={icon} />}
              {name}
              {count !== undefined && <Count>{format.full(count)}</Count>}
            </Tab>
          ))}
        </List>
      </Line>
      {tabs.map(({ id, content }) => (
        <Panel key={id} id={id} data-part="panel">
          {content}
        </Panel>
      ))}
    </Root>
  )
}
