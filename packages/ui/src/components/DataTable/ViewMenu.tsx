import { msg } from '@lingui/core/macro'
import { Download, SlidersHorizontal } from 'lucide-react'
import { useText } from '../../text/useText.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu, type MenuGroup } from '../Menu/index.ts'
import { csvOf, downloadCsv } from './csv.ts'
import type { DataTableProps } from './DataTable.types.ts'
import type { DataTableState } from './useDataTable.ts'

interface ViewMenuProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
}

/** Which columns are shown, how high the rows are, and the way out as CSV. */
export function ViewMenu<Row extends { id: string }>({ props, state }: ViewMenuProps<Row>) {
  const text = useText()
  const { columns, csvName, onExport } = props
  const label = text(msg`View`)
  const [, ...optional] = columns
  const groups: MenuGroup[] = [
    {
      id: 'columns',
      heading: text(msg`Columns`),
      entries: optional.map(({ id, header }) => ({ id, label: header })),
      checked: new Set(optional.map(({ id }) => id).filter((id) => !state.switchedOff.has(id))),
      onCheckedChange: (ids) =>
        state.setSwitchedOff(new Set(optional.map(({ id }) => id).filter((id) => !ids.has(id)))),
    },
    {
      id: 'density',
      heading: text(msg`Rows`),
      selected: state.density,
      onSelect: (density) => state.setDensity(density === 'compact' ? 'compact' : 'regular'),
      entries: [
        { id: 'regular', label: text(msg`Regular`) },
        { id: 'compact', label: text(msg`Compact`) },
      ],
    },
  ]
  const exportRows = onExport ?? (csvName && (() => downloadCsv(csvName, csvOf(columns, state.rows))))
  if (exportRows) {
    const entry = { id: 'export', label: text(msg`Export CSV`), icon: Download, onAction: exportRows }
    groups.push({ id: 'ways-out', entries: [entry] })
  }
  return (
    <Menu
      aria-label={label}
      trigger={<IconButton size="sm" icon={SlidersHorizontal} aria-label={label} />}
      groups={groups}
    />
  )
}
