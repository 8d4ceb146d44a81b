import { msg } from '@lingui/core/macro'
import { useImperativeHandle, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { useText } from '../../../format/useText.ts'
import { Pagination } from '../../navigation/Pagination/index.ts'
import { SharedTooltip } from '../../overlays/Tooltip/SharedTooltip.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts'
import { hasData, isOnItsWay } from '../../props.ts'
import { BulkBar } from './selection/BulkBar.tsx'
import { Cards } from './cards/Cards.tsx'
import { tooltipSelector, tooltipText } from './rows/cellTooltip.ts'
import { Columns } from './columns/Columns.tsx'
import { End, Footer, Root, Scroll, Table } from './DataTable.styles.ts'
import type { DataTableProps, DataTablePropsWithRowId } from './DataTable.types.ts'
import { knownColumns } from './columns/knownColumns.ts'
import { Head } from './columns/Head.tsx'
import { TableMessage } from './TableMessage.tsx'
import { rootProps } from './rootProps.ts'
import { RowMenusProvider } from './rows/RowMenu.tsx'
import { Rows } from './rows/Rows.tsx'
import { SelectAllLine } from './selection/SelectAllLine.tsx'
import { countOf, nothingSelected } from './selection/selection.ts'
import { SkeletonRows } from './rows/SkeletonRows.tsx'
import { Totals } from './rows/Totals.tsx'
import { useDataTable } from './useDataTable.ts'
import { useFocusAfterClearing } from './selection/useFocusAfterClearing.ts'
import { useScrollShadows } from './useScrollShadows.ts'
import { useRowSelection } from './selection/useRowSelection.ts'
import { useTableAnnouncement } from './useTableAnnouncement.ts'
import { useIsServerDrawing, useWidth } from './columns/useWidth.ts'
import { listOf } from '../../../theme/wrongProps.ts'
import { warnOnce } from '../../../theme/warnOnce.ts'

/** A table of rows that can be sorted, selected and paginated and have actions. It renders a native table element. */
export function DataTable<Row extends object>(props: DataTablePropsWithRowId<Row>): ReactElement
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>): ReactElement
export function DataTable<Row extends { id: string }>(
  props: DataTableProps<Row> & { getRowId?: ((row: Row) => string) | undefined },
): ReactElement {
  const { getRowId, items: given, columns: givenColumns, rowName, ...rest } = props
  const { caption, pagination, onPageChange } = props
  const items = given && listOf(given, 'DataTable')
  const identified = useMemo(
    () => (getRowId === undefined ? items : items?.map((row) => ({ ...row, id: getRowId(row) }))),
    [items, getRowId],
  )
  const columns = useMemo(() => knownColumns(givenColumns, caption), [givenColumns, caption])
  if (pagination !== undefined && onPageChange === undefined)
    warnOnce(`DataTable “${caption}”: pagination needs onPageChange: (current, pageSize) => …`)
  return <Identified {...rest} rowName={rowNameOf(rowName, caption)} columns={columns} items={identified} />
}

/** The name of a row. Without TypeScript it may be missing; then a row has its id. */
function rowNameOf<Row extends { id: string }>(
  rowName: ((row: Row) => string) | undefined,
  caption: string,
): (row: Row) => string {
  if (rowName !== undefined) return rowName
  warnOnce(`DataTable “${caption}”: it needs rowName, the name of a row: (row) => row.name.`)
  return idOf
}

const idOf = ({ id }: { id: string }): string => id

function Identified<Row extends { id: string }>({ ref: outer, ...props }: DataTableProps<Row>) {
  const { caption, loadingState = 'idle', selection } = props
  const text = useText()
  const { ref, width } = useWidth<HTMLDivElement>()
  const isServerDrawing = useIsServerDrawing()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(outer, () => ref.current, [ref])
  const state = useDataTable(props, width)
  const { pagination = state.pages?.pagination, onPageChange = state.pages?.onPageChange } = props
  const scroll = useRef<HTMLDivElement>(null)
  useScrollShadows(scroll, state.scrolls)
  const page = useMemo(() => state.rows.map(({ id }) => id), [state.rows])
  const rowSelection = useRowSelection(selection, page)
  const isLoading = loadingState === 'loading'
  const hasRows = hasData(loadingState) && state.rows.length > 0
  const selectedCount = selection === undefined ? 0 : countOf(selection.selected, selection.total)

  const hasBar = selection !== undefined && selectedCount > 0
  const isCounted =
    hasData(loadingState) || !(pagination !== undefined && 'total' in pagination && pagination.total === 0)
  const hasFooter = pagination !== undefined && onPageChange !== undefined && isCounted
  useFocusAfterClearing(ref, hasBar)

  const clearByEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event)
    // Menus of the table are rendered in a portal; the Escape key in them is not meant for the table.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key === 'Escape' && isOwn && selectedCount > 0) selection?.onChange(nothingSelected)
  }
  const status = useTableAnnouncement({ props: { ...props, pagination }, state, selectedCount })
  return (
    <Root
      {...rootProps(props)}
      ref={ref}
      data-density={state.view.density}
      data-lines={state.view.lines}
      onKeyDown={clearByEscape}
    >
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {selection !== undefined && hasRows && <SelectAllLine selection={selection} page={page} />}
      <Scroll
        ref={scroll}
        data-last={!hasFooter || undefined}
        data-room={hasBar || undefined}
        {...(state.scrolls && { 'data-scrolls': true, role: 'region', tabIndex: 0, 'aria-label': caption })}
      >
        {state.isCards ? (
          <RowMenusProvider props={props} rows={state.rows}>
            <Cards props={props} state={state} rowSelection={rowSelection} />
          </RowMenusProvider>
        ) : (
          <Table
            aria-busy={isOnItsWay(loadingState)}
            $width={state.tableWidth}
            $leading={state.leading}
            {...(state.isVirtual && { 'aria-rowcount': state.rows.length + state.groups.size + 1 })}
          >
            <VisuallyHidden as="caption">{caption}</VisuallyHidden>
            <Columns props={props} state={state} />
            <Head props={props} state={state} rowSelection={rowSelection} />
            {isLoading && <SkeletonRows columnCount={state.columnCount} rowCount={pagination?.pageSize} />}
            {/** The width decides which columns fit; rows rendered before it is known would be rendered twice. */}
            {hasRows && (width !== undefined || isServerDrawing) && (
              <RowMenusProvider props={props} rows={state.rows}>
                <Rows props={props} state={state} rowSelection={rowSelection} scroll={scroll} />
              </RowMenusProvider>
            )}
            {hasRows && <Totals props={props} state={state} />}
            {!isLoading && !hasRows && (
              <TableMessage
                {...props}
                columnCount={state.columnCount}
                visibleWidth={state.scrolls ? width : undefined}
              />
            )}
          </Table>
        )}
      </Scroll>
      <SharedTooltip within={scroll} selector={tooltipSelector} textOf={tooltipText} />
      {(hasBar || hasFooter) && (
        <End>
          {hasBar && <BulkBar {...selection} count={selectedCount} />}
          {hasFooter && (
            <Footer data-part="footer">
              <Pagination aria-label={text(msg`Pages: ${caption}`)} pagination={pagination} onChange={onPageChange} />
            </Footer>
          )}
        </End>
      )}
    </Root>
  )
}
