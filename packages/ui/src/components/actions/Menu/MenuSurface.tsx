import { msg } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import type { PopoverProps } from 'react-aria-components/Popover'
import { useText } from '../../../format/useText.ts'
import { usePortalProps } from '../../../theme/KitContext.ts'
import { IconSlot } from '../../data/Icon/IconSlot.tsx'
import { Icon } from '../../data/Icon/index.ts'
import { Group, Heading, Item, List, Name, Surface } from './Menu.styles.ts'
import type { MenuEntry, MenuGroup, MenuSurfaceProps } from './Menu.types.ts'
import { Note, Search, SearchInput } from './Search.styles.ts'
import { withoutUndefined } from '../../props.ts'

/** What says where a menu stands and whether it is open, if no MenuTrigger does. */
type Anchor = Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange' | 'aria-label'>

/** The surface that opens, and the entries on it. */
export function MenuSurface({
  items,
  isSearchable = false,
  align = 'end',
  anchor,
  ...rest
}: MenuSurfaceProps & { anchor?: Anchor | undefined; onClose?: (() => void) | undefined }) {
  const list = (
    <List {...withoutUndefined(rest)}>
      {items.map((group) => (
        <Group
          key={group.id}
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
  const fixed = items.filter(({ isFixed }) => isFixed).flatMap((group) => group.items.map(({ id }) => id))
  return (
    <Surface {...usePortalProps()} placement={`bottom ${align}`} offset={6} {...anchor}>
      {isSearchable ? <Searchable fixed={new Set(fixed)}>{list}</Searchable> : list}
    </Surface>
  )
}

/** How react-aria hears of a choice. */
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
