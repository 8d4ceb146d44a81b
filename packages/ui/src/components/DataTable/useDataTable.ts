import { useMemo, useState } from 'react'
import { unsorted, type ListSorter } from '../../list/index.ts'
import type { DataTableProps } from './DataTable.types.ts'
import { columnsWithoutRoom, columnWidths } from './fit.ts'
import { useRows } from './useRows.ts'
import { useView } from './useView.ts'

/** Beyond this many rows only those in sight are drawn. */
const mostDrawn = 200

/** Widths of the cells for controls, in px. */
export const controlWidths = { select: 52, expand: 40, one: 52, two: 84 }

const nothing: readonly never[] = []

/**
 * What a table shows of its columns and rows, and what people have changed about that.
 * @param width Its inner width in px; undefined before it was measured.
 */
export function useDataTable<Row extends { id: string }>(props: DataTableProps<Row>, width: number | undefined) {
  const { columns, content, onSort, rowAction, rowMenu, details, selection } = props
  const [ownSorter, setOwnSorter] = useState<ListSorter>(unsorted)
  const view = useView(props)
  const { switchedOff } = view
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())

  const listSorter = props.listSorter ?? ownSorter
  const controls =
    (selection === undefined ? 0 : controlWidths.select) +
    (rowAction === undefined || rowMenu === undefined ? controlWidths.one : controlWidths.two)
  const offered = columns.filter(({ id }) => !switchedOff.has(id))
  const widthFor = (more: number) => (width === undefined ? undefined : width - controls - more)
  // The button that opens a row takes room as well, so it is counted from the first column on that has none.
  const hasDetails = useMemo(() => canHaveDetails(details, content), [details, content])
  const isTight = columnsWithoutRoom(offered, widthFor(hasDetails ? controlWidths.expand : 0)).size > 0
  const isExpandable = hasDetails || isTight
  const room = widthFor(isExpandable ? controlWidths.expand : 0)
  const withoutRoom = columnsWithoutRoom(offered, room)

  const { rows, columns: shown } = useRows({
    columns,
    rows: content.status === 'ready' ? content.rows : nothing,
    listSorter,
    isSortedElsewhere: onSort !== undefined,
    hidden: new Set([...switchedOff, ...withoutRoom]),
  })
  const widths = room === undefined ? undefined : columnWidths(shown, room)
  const isTooWide = room !== undefined && widths !== undefined && sum(widths) > room
  const isVirtual = rows.length > mostDrawn
  return {
    rows,
    shown,
    /** Columns that people want and that have no room: each row has them below it. */
    folded: columns.filter(({ id }) => withoutRoom.has(id)),
    widths,
    tableWidth: isTooWide ? sum(widths) + controls + (isExpandable ? controlWidths.expand : 0) : undefined,
    isExpandable,
    isVirtual,
    /** Whether the table scrolls by itself, and not with the page. */
    scrolls: isTooWide || isVirtual,
    columnCount: shown.length + 1 + (selection === undefined ? 0 : 1) + (isExpandable ? 1 : 0),
    listSorter,
    sortBy: onSort ?? setOwnSorter,
    ...view,
    opened,
    toggle: (id: string) => setOpened((before) => toggled(before, id)),
  }
}

export type DataTableState<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>

/** Whether any row has more about it; while they are on their way it is taken for granted. */
function canHaveDetails<Row extends { id: string }>(
  details: DataTableProps<Row>['details'],
  content: DataTableProps<Row>['content'],
): boolean {
  if (details === undefined) return false
  return content.status !== 'ready' || content.rows.some((row) => details(row) != null)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
