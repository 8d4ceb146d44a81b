import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormat } from '../../../format/index.ts'
import type { ListFilters, ListPagination, ListSorter } from '../../../list/index.ts'
import { token } from '../../../theme/theme.ts'
import { DataTable, type BulkAction, type DataTableProps, type RowSelection } from '../../data/DataTable/index.ts'
import { SearchBar, type SearchBarField, type SearchBarProps } from '../../filters/SearchBar/index.ts'
import { hasData, type LoadingProps, type StrictOmit } from '../../props.ts'
import { PageHeader } from '../PageHeader/index.ts'

/** A list as `useListState` keeps it, with what has come of it and which rows are selected. */
export interface ListPageState<Row, Name extends string> extends LoadingProps {
  /** The rows, once they have come. */
  items: readonly Row[] | undefined
  /**
   * Whether an error means that the rows are not for this person to see.
   * @default false
   */
  isDenied?: boolean | undefined
  pagination: ListPagination
  filters: ListFilters<Name>
  /** The filter sets that were submitted last. */
  searchHistory: readonly ListFilters<Name>[]
  listSorter: ListSorter
  search: (filters: ListFilters<Name>) => void
  sort: (listSorter: ListSorter) => void
  changePage: (current: number, pageSize?: number) => void
  /** Takes all filters off; undefined where there are none. */
  onClearFilters: (() => void) | undefined
  selected: RowSelection
  setSelected: (selected: RowSelection) => void
}

type OfTable<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'rowName'
  | 'rowAction'
  | 'rowMenu'
  | 'details'
  | 'defaultSorter'
  | 'empty'
  | 'csvName'
  | 'onExportAll'
  | 'defaultTableView'
  | 'onTableViewChange'
  | 'storageKey'
  | 'storage'
>

export interface ListPageProps<Row extends { id: string }, Name extends string>
  extends
    OfTable<Row>,
    Pick<SearchBarProps<Name>, 'filterSets' | 'onFilterSetsChange' | 'validate'>,
    StrictOmit<ComponentPropsWithRef<'div'>, 'title'> {
  list: ListPageState<Row, Name>
  /** The heading of the page, and the name of its table. */
  title: string
  /** Accessible name of the filters. */
  searchLabel: string
  /** The fields that can be filtered by. */
  fields: readonly SearchBarField<Name>[]
  /** The page’s actions, beside its heading. */
  actions?: ReactNode | undefined
  /** The actions on the selected rows; without them no row can be selected. */
  bulkActions?: readonly BulkAction[] | undefined
  /** The rows in another form in place of the table, such as a Gallery. */
  view?: ReactNode | undefined
  /** Content above the rows: the progress of a change of many of them. */
  progress?: ReactNode | undefined
  /** Content that is open over the list: the drawer of a row, a dialog. */
  children?: ReactNode | undefined
}

/**
 * A page that lists rows of one kind: heading with their number, filters, and a table in which they are sorted, selected
 * and changed. The root takes the ref and all other props.
 */
export function ListPage<Row extends { id: string }, Name extends string>(props: ListPageProps<Row, Name>) {
  const { list, title, searchLabel, fields, actions, bulkActions, view, progress, children, ...more } = props
  const { filterSets, onFilterSetsChange, validate, ...others } = more
  const { columns, rowName, rowAction, rowMenu, details, defaultSorter, empty, ...other } = others
  const { csvName, onExportAll, storageKey, storage, defaultTableView, onTableViewChange, ...rest } = other
  const rows = { columns, rowName, rowAction, rowMenu, details, defaultSorter, empty }
  const table = { ...rows, csvName, onExportAll, storageKey, storage, defaultTableView, onTableViewChange }
  const format = useFormat()
  const { total } = list.pagination
  return (
    <Root {...rest}>
      <PageHeader
        title={title}
        {...(hasData(list.loadingState ?? 'idle') && { count: format.full(total) })}
        {...(actions !== undefined && { actions })}
      />
      <SearchBar
        aria-label={searchLabel}
        fields={fields}
        filters={list.filters}
        history={list.searchHistory}
        onSearch={list.search}
        validate={validate}
        filterSets={filterSets}
        onFilterSetsChange={onFilterSetsChange}
      />
      {progress}
      {view ?? (
        <DataTable
          {...(table as OfTable<Row>)}
          caption={title}
          canArrange
          items={list.items}
          loadingState={list.loadingState}
          errorMessage={list.errorMessage}
          onRetry={list.onRetry}
          isDenied={list.isDenied}
          listSorter={list.listSorter}
          onSort={list.sort}
          {...(bulkActions !== undefined && {
            selection: { selected: list.selected, onChange: list.setSelected, total, actions: bulkActions },
          })}
          pagination={list.pagination}
          onPageChange={list.changePage}
          onClearFilters={list.onClearFilters}
        />
      )}
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token['space-6']};
  & > header {
    margin-block-end: 0;
  }
`
