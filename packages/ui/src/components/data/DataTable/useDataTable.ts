import { useMemo, useState } from 'react'
import { hasData } from '../../props.ts'
import type { DataTableProps } from './DataTable.types.ts'
import { grouped } from './rows/rowGroups.ts'
import { columnsWithoutRoom, columnWidths } from './columns/fit.ts'
import { pinsOf } from './columns/pins.ts'
import { resized } from './columns/resize.ts'
import { shownColumns } from './columns/arrange.ts'
import { checkIds } from './rows/checkIds.ts'
import { usePagination } from './rows/usePagination.ts'
import { useRows } from './rows/useRows.ts'
import { useSorters } from './sorting/useSorters.ts'
import { useView } from './columns/useView.ts'

/** Maximum number of rows that are all rendered; with more, only the visible ones are. */
const maxRendered = 200

/** Maximum width at which a table may show its rows as cards, in px. */
const cardsBelow = 480

/** Maximum width at which values stand below the first one of their row, in px: that of a phone. */
const briefBelow = 480

/** Widths of the control cells, in px. */
export const controlWidths = { select: 52, expand: 40, one: 52, two: 84 }

const nothing: readonly never[] = []

/**
 * The state of a table: its shown columns and rows, and the changes that people have made.
 * @param width Its inner width in px; undefined before it was measured.
 */
export function useDataTable<Row extends { id: string }>(props: DataTableProps<Row>, width: number | undefined) {
  const {
    columns,
    items = nothing,
    loadingState = 'idle',
    onSort,
    rowAction,
    rowMenu,
    details,
    selection,
    groupBy,
    narrow = 'fold',
  } = props
  const { view, changeView, keepView } = useView(props)
  const { switchedOff } = view
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const order = useSorters(props)

  const actions = rowAction === undefined || rowMenu === undefined ? controlWidths.one : controlWidths.two
  const controls = (selection === undefined ? 0 : controlWidths.select) + actions
  const offered = columns.filter(({ id }) => !switchedOff.has(id))
  const widthFor = (more: number) => (width === undefined ? undefined : width - controls - more)
  // A pinned column is never hidden.
  const dispensable = offered.map(({ priority, ...column }) =>
    priority === undefined || column.id in view.pins ? column : { ...column, priority },
  )
  // The button that expands a row takes space as well, so it is counted as soon as one column does not fit.
  const present = useMemo(() => {
    const rows = hasData(loadingState) ? items : undefined
    checkIds(props.caption, rows ?? nothing)
    return rows
  }, [props.caption, items, loadingState])
  const hasDetails = useMemo(() => canHaveDetails(details, present), [details, present])
  const isTight = columnsWithoutRoom(dispensable, widthFor(hasDetails ? controlWidths.expand : 0)).size > 0
  const isExpandable = hasDetails || isTight
  const expand = isExpandable ? controlWidths.expand : 0
  const room = widthFor(expand)
  const withoutRoom = columnsWithoutRoom(dispensable, room)
  const fitting = offered.filter(({ id }) => !withoutRoom.has(id))
  const fittingWidths = room === undefined ? undefined : columnWidths(fitting, room, view.widths)
  const widthOf = Object.fromEntries(fitting.map(({ id }, index) => [id, fittingWidths?.[index] ?? 0]))

  const resize = (id: string, next: number, isPassing = false) => {
    const drawn = shown.map((column) => ({ id: column.id, width: widthOf[column.id] ?? 0 }))
    changeView({ widths: resized(drawn, view.widths, id, next) }, isPassing)
  }
  const shown = shownColumns(columns, new Set([...switchedOff, ...withoutRoom]), view)
  const ordered = useRows({
    columns,
    rows: present ?? nothing,
    sorters: order.sorters,
    isSortedElsewhere: onSort !== undefined,
    groupBy,
  })
  const pages = usePagination(ordered.rows, props.pagination === undefined ? props.pageSize : undefined, order.sorters)
  const { rows, groups } = pages === undefined ? ordered : grouped(pages.rows, groupBy)
  const widths = fittingWidths && shown.map(({ id }) => widthOf[id] ?? 0)
  const needed = sum(fittingWidths ?? nothing)
  const isTooWide = room !== undefined && needed > room
  const isVirtual = rows.length > maxRendered
  return {
    rows,
    /** The rows of all pages that are loaded. */
    allRows: ordered.rows,
    /** Undefined if the caller paginates, or without pagination. */
    pages,
    /** The groups of rows by the id of their first row. */
    groups,
    shown,
    /** Visible columns that do not fit, listed below each row. */
    folded: columns.filter(({ id }) => withoutRoom.has(id)),
    /** Those among them whose values stand below the first one. */
    briefs:
      width !== undefined && width < briefBelow
        ? columns.filter(({ id, isBrief = false }) => isBrief && withoutRoom.has(id))
        : nothing,
    /** Columns that people can hide and show, whether or not they fit. */
    offered,
    /** Sets the width of a column in px, temporarily until `keepView` during a drag. */
    resize,
    widths,
    tableWidth: isTooWide ? needed + controls + expand : undefined,
    /** The positions of pinned columns, by their ids. */
    pins:
      isTooWide && widths !== undefined
        ? pinsOf({ ids: shown.map(({ id }) => id), widths, pins: view.pins, width: width ?? 0, controls: actions })
        : undefined,
    isExpandable,
    /** Width of the cells before the first column, in px. */
    leading: (selection === undefined ? 0 : controlWidths.select) + expand,
    isVirtual,
    /** Whether each row is a card. */
    isCards: narrow === 'cards' && width !== undefined && width < cardsBelow && !isVirtual && rows.length > 0,
    /** Whether the table itself scrolls instead of the page. */
    scrolls: isTooWide || isVirtual,
    columnCount: shown.length + 1 + (selection === undefined ? 0 : 1) + (isExpandable ? 1 : 0),
    ...order,
    view,
    changeView,
    keepView,
    opened,
    toggle: (id: string) => setOpened((before) => toggled(before, id)),
  }
}

export type DataTableState<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>

/** Whether any row has details; assumed to be so while rows are loading. */
function canHaveDetails<Row extends { id: string }>(
  details: DataTableProps<Row>['details'],
  rows: readonly Row[] | undefined,
): boolean {
  if (details === undefined) return false
  return rows === undefined || rows.some((row) => details(row) != null)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
