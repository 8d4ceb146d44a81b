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
  /** Id of the chosen entry, for groups that choose one of several. */
  selected?: string | undefined
  /** Makes the group one that chooses, and hears which entry was chosen. */
  onSelect?: (id: string) => void
  /** Ids of the entries that are on, for groups of which any number can be. */
  checked?: ReadonlySet<string>
  /** Makes the group one of those, and hears which entries are on now. The menu stays open. */
  onCheckedChange?: (ids: ReadonlySet<string>) => void
  entries: readonly MenuEntry[]
}

export interface MenuProps {
  /** The control that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** Accessible name of the menu. */
  'aria-label': string
  /** The entries, in groups with a line between them. */
  groups: readonly MenuGroup[]
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

/** Actions, links or choices, behind a button. */
export function Menu({ trigger, groups, isSearchable = false, align = 'end', ...rest }: MenuProps) {
  const list = (
    <List aria-label={rest['aria-label']}>
      {groups.map((group) => (
        <Group
          key={group.id}
          id={group.id}
          {...(group.heading === undefined ? { 'aria-label': rest['aria-label'] } : {})}
          {...choiceOf(group)}
        >
          {group.heading !== undefined && <Heading>{group.heading}</Heading>}
          {group.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isSelected={entry.id === group.selected || group.checked?.has(entry.id) === true}
            />
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

/** How react-aria hears of a choice. */
function choiceOf({ selected, onSelect, checked, onCheckedChange }: MenuGroup) {
  if (onCheckedChange !== undefined) {
    return {
      selectionMode: 'multiple',
      selectedKeys: checked ?? [],
      shouldCloseOnSelect: false,
      onSelectionChange: (keys: 'all' | Set<string | number>) => {
        if (keys !== 'all') onCheckedChange(new Set([...keys].map(String)))
      },
    } as const
  }
  if (onSelect === undefined) return {}
  return {
    selectionMode: 'single',
    disallowEmptySelection: true,
    selectedKeys: selected === undefined ? [] : [selected],
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      const [id] = keys === 'all' ? [] : keys
      if (id !== undefined) onSelect(String(id))
    },
  } as const
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
