import { msg } from '@lingui/core/macro'
import { Bookmark, BookmarkPlus, ListX } from 'lucide-react'
import { useState } from 'react'
import type { ListFilters } from '../../../list/index.ts'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu, type MenuEntry } from '../../actions/Menu/index.ts'
import { lazyPart } from '../../overlays/Overlay/lazyPart.tsx'
import type { FilterSet, SearchBarProps } from './SearchBar.types.ts'

/** A set is rarely kept or removed, so this code is loaded on demand. */
const [FilterSetDialog] = lazyPart(async () => (await import('./FilterSetDialog.tsx')).FilterSetDialog)

export interface FilterSetMenuProps<Name extends string> extends Pick<
  SearchBarProps<Name>,
  'fields' | 'filters' | 'onSearch'
> {
  filterSets: readonly FilterSet[]
  onFilterSetsChange: (filterSets: readonly FilterSet[]) => void
}

/** The menu of kept filter sets. */
export function FilterSetMenu<Name extends string>(props: FilterSetMenuProps<Name>) {
  const { fields, filters, onSearch, filterSets, onFilterSetsChange } = props
  const text = useText()
  const label = text(msg`Saved filters`)
  const [isOpen, setIsOpen] = useState(false)
  const isFiltered = Object.keys(filters).length > 0
  const known = (set: FilterSet): ListFilters<Name> =>
    Object.fromEntries(
      fields.flatMap(({ name }) => {
        const value = set.filters[name]
        return value === undefined ? [] : [[name, value]]
      }),
    ) as ListFilters<Name>
  const ways: MenuEntry[] = [
    ...(isFiltered
      ? [{ id: 'save', label: text(msg`Save these filters…`), icon: BookmarkPlus, onAction: () => setIsOpen(true) }]
      : []),
    ...(filterSets.length > 0 && !isFiltered
      ? [{ id: 'remove', label: text(msg`Remove saved filters…`), icon: ListX, onAction: () => setIsOpen(true) }]
      : []),
  ]
  if (ways.length === 0) return null
  return (
    <>
      <Menu
        aria-label={label}
        trigger={<IconButton icon={Bookmark} aria-label={label} hasEdge />}
        items={[
          ...(filterSets.length > 0
            ? [
                {
                  id: 'sets',
                  label,
                  items: filterSets.map((set) => ({
                    id: set.name,
                    label: set.name,
                    onAction: () => onSearch(known(set)),
                  })),
                },
              ]
            : []),
          { id: 'ways', items: ways },
        ]}
      />
      <FilterSetDialog
        filters={isFiltered ? filters : undefined}
        filterSets={filterSets}
        onFilterSetsChange={onFilterSetsChange}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  )
}
