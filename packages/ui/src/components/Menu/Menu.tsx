import { msg } from '@lingui/core/macro'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { MenuTrigger } from 'react-aria-components/Menu'
import { useText } from '../../text/useText.ts'
import { usePortalProps } from '../../theme/KitContext.ts'
import { Icon } from '../Icon/index.ts'
import { Group, Heading, Item, List, Name, Note, Search, SearchInput, Surface } from './Menu.styles.ts'

export interface MenuEntry {
  id: string
  /** What the entry is called. */
  label: string
  icon?: LucideIcon
  /** Where the entry leads; without it `onAction` runs. */
  href?: string
  onAction?: () => void
  isDisabled?: boolean
  /** Language of the label, where it is not the page’s. */
  lang?: string
  /** Picture of what the entry is about, in place of an icon. */
  picture?: ReactNode
  /** Second text at the entry’s end. */
  note?: ReactNode
}

export interface MenuGroup {
  id: string
  /** What stands above the entries; not an entry itself. */
  heading?: ReactNode
  /**
   * Whether a search passes over the group, so that its entries are always there.
   * @default false
   */
  isFixed?: boolean
  entries: readonly MenuEntry[]
}

export interface MenuProps {
  /** The control that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** Accessible name of the menu. */
  'aria-label': string
  /** The entries, in groups with a line between them. */
  groups: readonly MenuGroup[]
  /** Id of the chosen entry, for menus that choose one of several. */
  selected?: string
  /** Makes the menu one that chooses, and hears which entry was chosen. */
  onSelect?: (id: string) => void
  /**
   * Whether a search field stands above the entries, for long menus.
   * @default false
   */
  isSearchable?: boolean
  /**
   * The edge of the trigger that the menu is in line with.
   * @default 'end'
   */
  align?: 'start' | 'end'
}

/** Actions, links or a choice, behind a button. */
export function Menu(props: MenuProps) {
  const { trigger, groups, selected, onSelect, isSearchable = false, align = 'end', ...rest } = props
  const choice =
    onSelect === undefined
      ? {}
      : ({
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: selected === undefined ? [] : [selected],
          onSelectionChange: (keys: 'all' | Set<string | number>) => {
            const [id] = keys === 'all' ? [] : keys
            if (id !== undefined) onSelect(String(id))
          },
        } as const)
  const list = (
    <List aria-label={rest['aria-label']} {...choice}>
      {groups.map((group) => (
        <Group
          key={group.id}
          id={group.id}
          {...(group.heading === undefined ? { 'aria-label': rest['aria-label'] } : {})}
        >
          {group.heading !== undefined && <Heading>{group.heading}</Heading>}
          {group.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} isSelected={entry.id === selected} />
          ))}
        </Group>
      ))}
    </List>
  )
  const fixed = groups.filter(({ isFixed }) => isFixed).flatMap(({ entries }) => entries.map(({ id }) => id))
  return (
    <MenuTrigger>
      {trigger}
      <Surface {...usePortalProps()} placement={`bottom ${align}`} offset={6}>
        {isSearchable ? <Searchable fixed={new Set(fixed)}>{list}</Searchable> : list}
      </Surface>
    </MenuTrigger>
  )
}

function Searchable({ fixed, children }: { fixed: ReadonlySet<string>; children: ReactNode }) {
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Autocomplete filter={(name, search, node) => fixed.has(String(node.key)) || contains(name, search)}>
      <Search aria-label={text(msg`Search`)} autoFocus>
        <SearchInput placeholder={text(msg`Search`)} />
      </Search>
      {children}
    </Autocomplete>
  )
}

function Entry({ entry, isSelected }: { entry: MenuEntry; isSelected: boolean }) {
  const { id, label, icon, href, onAction, isDisabled = false, lang, picture, note } = entry
  return (
    <Item
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon !== undefined && <Icon icon={icon} />}
      {picture}
      <Name lang={lang}>{label}</Name>
      {note !== undefined && <Note>{note}</Note>}
      {isSelected && <Icon icon={Check} />}
    </Item>
  )
}
