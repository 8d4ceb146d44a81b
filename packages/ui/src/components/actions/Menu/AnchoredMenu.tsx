import { msg } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { useText } from '../../../format/useText.ts'
import { usePortalProps } from '../../../provider/KitContext.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import { Icon } from '../../data/Icon/index.ts'
import { Group, Heading, Item, List, Name, Surface } from './Menu.styles.ts'
import type { MenuContentProps, MenuEntry, MenuGroup } from './Menu.types.ts'
import { Note } from './Note.styles.ts'
import { Search, SearchInput } from './Search.styles.ts'
import { withoutUndefined } from '../../props.ts'

export interface AnchoredMenuProps extends MenuContentProps {
  /** The button that opened the menu. It sets its own ARIA attributes and gets the focus back when the menu closes. */
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  /** Called when the menu closes. */
  onOpenChange: (isOpen: boolean) => void
}

/**
 * A menu beside the button that opened it. Several buttons can share one menu, for example those of the rows of a
 * table.
 */
export function AnchoredMenu({
  items,
  isSearchable = false,
  align = 'end',
  triggerRef,
  isOpen,
  onOpenChange,
  ...rest
}: AnchoredMenuProps) {
  const list = (
    <List {...withoutUndefined(rest)} onClose={() => onOpenChange(false)}>
      {items.map((group) => (
        <Group
          key={group.id}
          // Every group needs an accessible name; a group without a label takes the menu's.
          {...(group.label === undefined ? { 'aria-label': rest['aria-label'] } : {})}
          {...choiceOf(group)}
        >
          {group.label !== undefined && <Heading>{group.label}</Heading>}
          {group.items.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              isSelected={entry.id === group.selectedKey || group.selectedKeys?.has(entry.id) === true}
            />
          ))}
        </Group>
      ))}
    </List>
  )
  const alwaysShown = items.filter(({ isFixed }) => isFixed).flatMap((group) => group.items.map(({ id }) => id))
  return (
    <Surface
      {...usePortalProps()}
      placement={`bottom ${align}`}
      offset={6}
      aria-label={rest['aria-label']}
      {...{ triggerRef, isOpen, onOpenChange }}
    >
      {isSearchable ? <Searchable alwaysShown={new Set(alwaysShown)}>{list}</Searchable> : list}
    </Surface>
  )
}

/** Maps the selection of a group to the props of react-aria. */
function choiceOf(group: MenuGroup) {
  if (group.selectedKeys !== undefined) {
    const { selectedKeys, onSelectionChange } = group
    return {
      selectionMode: 'multiple',
      selectedKeys,
      shouldCloseOnSelect: false,
      onSelectionChange: (keys: 'all' | Set<string | number>) => {
        if (keys !== 'all') onSelectionChange(new Set([...keys].map(String)))
      },
    } as const
  }
  if (group.onSelectionChange === undefined) return {}
  const { selectedKey, onSelectionChange } = group
  return {
    selectionMode: 'single',
    disallowEmptySelection: true,
    selectedKeys: selectedKey === undefined ? [] : [selectedKey],
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      const [id] = keys === 'all' ? [] : keys
      if (id !== undefined) onSelectionChange(String(id))
    },
  } as const
}

function Searchable({ alwaysShown, children }: { alwaysShown: ReadonlySet<string>; children: ReactNode }) {
  const text = useText()
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Autocomplete filter={(name, search, node) => alwaysShown.has(String(node.key)) || contains(name, search)}>
      <Search aria-label={text(msg`Search`)} autoFocus>
        <SearchInput placeholder={text(msg`Search`)} />
      </Search>
      {children}
    </Autocomplete>
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
      <IconSlot icon={icon} />
      <Name lang={lang}>{label}</Name>
      {note !== undefined && <Note>{note}</Note>}
      {isSelected && <Icon icon={Check} />}
    </Item>
  )
}
