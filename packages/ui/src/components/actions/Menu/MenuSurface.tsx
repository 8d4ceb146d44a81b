import { msg } from '@lingui/core/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import type { PopoverProps } from 'react-aria-components/Popover'
import { useText } from '../../../format/useText.ts'
import { usePortalProps } from '../../../theme/KitContext.ts'
import { Icon } from '../../data/Icon/index.ts'
import { Group, Heading, Item, List, Name, Surface } from './Menu.styles.ts'
import type { MenuEntry, MenuGroup, MenuSurfaceProps } from './Menu.types.ts'
import { Note, Search, SearchInput } from './Search.styles.ts'
import { withoutUndefined } from '../../props.ts'

/** What says where a menu stands and whether it is open, if no MenuTrigger does. */
type Anchor = Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange' | 'aria-label'>

/** The surface that opens, and the entries on it. */
export function MenuSurface({
  groups,
  isSearchable = false,
  align = 'end',
  anchor,
  ...rest
}: MenuSurfaceProps & { anchor?: Anchor | undefined }) {
  const list = (
    <List {...withoutUndefined(rest)}>
      {groups.map((group) => (
        <Group
          key={group.id}
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
    <Surface {...usePortalProps()} placement={`bottom ${align}`} offset={6} {...anchor}>
      {isSearchable ? <Searchable fixed={new Set(fixed)}>{list}</Searchable> : list}
    </Surface>
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
