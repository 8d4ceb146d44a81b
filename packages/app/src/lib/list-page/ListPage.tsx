import {
  DataTable,
  PageHeader,
  SearchBar,
  useFormat,
  type BulkAction,
  type DataTableProps,
  type SearchBarField,
} from '@sightline/ui'
import type { ReactNode } from 'react'
import { ListColumn } from './ListColumn.tsx'
import type { AdminList } from './useAdminList.ts'

type OfTable<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'rowAction' | 'rowMenu' | 'details' | 'empty' | 'csvName' | 'onExportAll' | 'storageKey'
>

interface ListPageProps<Row extends { id: string }, Name extends string> extends OfTable<Row> {
  list: AdminList<Row, Name>
  /** What the page lists: its heading, and the name of its table. */
  title: string
  /** Accessible name of the filters. */
  searchLabel: string
  fields: readonly SearchBarField<Name>[]
  /** The page’s actions. */
  actions?: ReactNode
  /** What can be done with the rows that are selected; without it none can be. */
  bulkActions?: readonly BulkAction[]
  /** What is said above the rows: how a change of many of them goes. */
  progress?: ReactNode
  /** What is open over the list. */
  children?: ReactNode
}

/** The newest row first, where nobody has sorted. */
const newestFirst = { columnKey: 'created_at', order: 'descend' } as const

/** A list of the console: heading, filters and table. */
export function ListPage<Row extends { id: string }, Name extends string>(props: ListPageProps<Row, Name>) {
  const { list, title, searchLabel, fields, actions, bulkActions, progress, children, ...table } = props
  const format = useFormat()
  const { total } = list.pagination
  return (
    <ListColumn>
      <PageHeader
        title={title}
        count={list.content.status === 'ready' ? format.full(total) : undefined}
        actions={actions}
      />
      <SearchBar
        aria-label={searchLabel}
        fields={fields}
        filters={list.filters}
        history={list.searchHistory}
        onSearch={list.search}
      />
      {progress}
      <DataTable
        {...table}
        caption={title}
        canArrange
        // Local storage is for the session, the language and the theme alone.
        storage="session"
        content={list.content}
        isRefreshing={list.isRefreshing}
        listSorter={list.listSorter}
        defaultSorter={newestFirst}
        onSort={list.sort}
        selection={
          bulkActions !== undefined
            ? { selected: list.selected, onChange: list.setSelected, total, actions: bulkActions }
            : undefined
        }
        pagination={list.pagination}
        onPageChange={list.changePage}
        onClearFilters={list.onClearFilters}
      />
      {children}
    </ListColumn>
  )
}
