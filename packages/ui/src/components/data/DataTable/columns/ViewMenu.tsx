import { msg } from '@lingui/core/macro'
import { Columns3, Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../overlays/Overlay/lazyPart.tsx'
import { useText } from '../../../../format/useText.ts'
import { IconButton } from '../../../actions/IconButton/index.ts'
import { Menu, type MenuEntry, type MenuGroup } from '../../../actions/Menu/index.ts'
import { csvOf, downloadCsv } from '../csv/csv.ts'
import type { DataTableProps } from '../DataTable.types.ts'
import type { DataTableState } from '../useDataTable.ts'

/** Columns are rarely rearranged, so this code is loaded on demand. */
const [ArrangeColumns] = lazyPart(async () => (await import('./ArrangeColumns.tsx')).ArrangeColumns)

interface ViewMenuProps<Row extends { id: string }> {
  props: DataTableProps<Row>
  state: DataTableState<Row>
}

/** The menu for the shown columns, the look of rows, and the exports as CSV. */
export function ViewMenu<Row extends { id: string }>({ props, state }: ViewMenuProps<Row>) {
  const text = useText()
  const { columns, csvName, onExportAll, canArrange = false } = props
  const { view, changeView } = state
  const [isArranging, setIsArranging] = useState(false)
  const label = text(msg`View`)
  const [, ...optional] = columns
  // Columns without room are listed with the details of each row.
  const folded = new Set(state.folded.map(({ id }) => id))
  const ways: MenuEntry[] = []
  if (canArrange) {
    const arrange = () => setIsArranging(true)
    ways.push({ id: 'arrange', label: text(msg`Arrange columns…`), icon: Columns3, onAction: arrange })
  }
  if (csvName !== undefined) {
    const offered = [...state.shown, ...state.folded]
    const exportView = () => downloadCsv(csvName, csvOf(offered, state.allRows))
    ways.push({ id: 'export', label: text(msg`Export this view as CSV`), icon: Download, onAction: exportView })
  }
  if (onExportAll !== undefined) {
    ways.push({ id: 'export-all', label: text(msg`Export all as CSV`), icon: Download, onAction: onExportAll })
  }
  const groups: MenuGroup[] = [
    {
      id: 'columns',
      label: text(msg`Columns`),
      items: optional.map(({ id, header }) => ({
        id,
        label: header,
        note: folded.has(id) ? text(msg`In details`) : undefined,
      })),
      selectedKeys: new Set(optional.map(({ id }) => id).filter((id) => !view.switchedOff.has(id))),
      onSelectionChange: (ids: ReadonlySet<string>) =>
        changeView({ switchedOff: new Set(optional.map(({ id }) => id).filter((id) => !ids.has(id))) }),
    },
    {
      id: 'density',
      label: text(msg`Rows`),
      selectedKey: view.density,
      onSelectionChange: (density) => changeView({ density: density === 'compact' ? 'compact' : 'regular' }),
      items: [
        { id: 'regular', label: text(msg`Regular`) },
        { id: 'compact', label: text(msg`Compact`) },
      ],
    },
    {
      id: 'lines',
      label: text(msg`Long values`),
      selectedKey: view.lines,
      onSelectionChange: (lines) => changeView({ lines: lines === 'wrap' ? 'wrap' : 'cut' }),
      items: [
        { id: 'cut', label: text(msg`Cut`) },
        { id: 'wrap', label: text(msg`Wrap`) },
      ],
    },
    ...(ways.length > 0 ? [{ id: 'ways', items: ways }] : []),
  ]
  return (
    <>
      <Menu
        aria-label={label}
        trigger={<IconButton size="sm" icon={SlidersHorizontal} aria-label={label} />}
        items={groups}
      />
      {canArrange && (
        <ArrangeColumns
          columns={optional}
          view={view}
          changeView={changeView}
          isOpen={isArranging}
          onOpenChange={setIsArranging}
        />
      )}
    </>
  )
}
