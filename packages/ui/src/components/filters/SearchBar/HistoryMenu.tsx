import { msg } from '@lingui/core/macro'
import { History } from 'lucide-react'
import type { ListFilters } from '../../../list/index.ts'
import { useText } from '../../../format/useText.ts'
import { IconButton } from '../../actions/IconButton/index.ts'
import { Menu } from '../../actions/Menu/index.ts'
import { labelOf } from './labelOf.ts'
import type { SearchBarProps } from './SearchBar.types.ts'

/** The menu of earlier searches. */
export function HistoryMenu<Name extends string>(props: Pick<SearchBarProps<Name>, 'fields' | 'history' | 'onSearch'>) {
  const { fields, history, onSearch } = props
  const text = useText()
  const label = text(msg`Recent searches`)
  const inWords = (filters: ListFilters<Name>) =>
    fields
      .flatMap((field) => {
        const value = filters[field.name]
        return value === undefined ? [] : [`${field.label}: ${labelOf(field, value)}`]
      })
      .join(' · ')
  if (history.length === 0) return null
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton icon={History} aria-label={label} hasEdge />}
      items={[
        {
          id: 'history',
          label: label,
          items: history.map((filters, index) => ({
            id: String(index),
            label: inWords(filters),
            onAction: () => onSearch(filters),
          })),
        },
      ]}
    />
  )
}
