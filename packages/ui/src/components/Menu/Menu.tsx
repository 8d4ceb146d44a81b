import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { usePortalProps } from '../../theme/KitContext.ts'
import { Icon } from '../Icon/index.ts'
import { Group, Heading, Item, List, Surface } from './Menu.styles.ts'

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
  /** Second text at the entry’s end. */
  note?: ReactNode
}

export interface MenuGroup {
  id: string
  /** What stands above the entries; not an entry itself. */
  heading?: ReactNode
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
}

/** Actions, links or a choice, behind a button. */
export function Menu({ trigger, groups, selected, onSelect, ...rest }: MenuProps) {
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
  return (
    <MenuTrigger>
      {trigger}
      <Surface {...usePortalProps()} placement="bottom end" offset={6}>
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
      </Surface>
    </MenuTrigger>
  )
}

function Entry({ entry, isSelected }: { entry: MenuEntry; isSelected: boolean }) {
  const { id, label, icon, href, onAction, isDisabled = false, lang, note } = entry
  return (
    <Item
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon !== undefined && <Icon icon={icon} />}
      <bdi lang={lang}>{label}</bdi>
      {note}
      {isSelected && <Icon icon={Check} />}
    </Item>
  )
}
