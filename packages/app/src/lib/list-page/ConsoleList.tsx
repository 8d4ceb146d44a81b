import { Trans } from '@lingui/react/macro'
import type { ListName } from '@sightline/api-client'
import { Callout, ListPage, type ListPageProps } from '@sightline/ui'
import { ExportButton } from './export/ExportButton.tsx'
import { useExportRows, type ExportableList } from './export/useExportRows.ts'
import { tableProps } from './tableProps.ts'
import { useFilterErrors } from './useFilterErrors.ts'
import { useListSettings } from './useListSettings.ts'

type ConsoleListProps<Row extends { id: string }, Name extends string> = Omit<
  ListPageProps<Row, Name>,
  | 'defaultTableView'
  | 'onTableViewChange'
  | 'validate'
  | 'filterSets'
  | 'onFilterSetsChange'
  | 'storageKey'
  | 'storage'
  | 'onExportAll'
  | 'list'
> & {
  list: ListPageProps<Row, Name>['list'] & ExportableList<Row>
  /** The first part of the name of the exported file. */
  csvName: string
  /** The list whose columns and saved filters are kept for the person. */
  settingsOf: ListName
}

/**
 * A list of the console. Columns, their order and widths, the height of rows and saved filters are kept with the account; what the
 * address names wins over them. All rows that the filters find can be exported.
 */
export function ConsoleList<Row extends { id: string }, Name extends string>(props: ConsoleListProps<Row, Name>) {
  const { settingsOf, progress, actions, ...page } = props
  const { unknown, ...kept } = useListSettings(settingsOf, page.columns, page.fields)
  // The filters of a page are among those of its list.
  const validate = useFilterErrors(settingsOf) as NonNullable<ListPageProps<Row, Name>['validate']>
  const { exportRows, isExporting } = useExportRows({ list: page.list, columns: page.columns, name: page.csvName })
  const onExport = () => void exportRows()
  const names = unknown.join(', ')
  return (
    <ListPage
      {...tableProps}
      {...page}
      {...kept}
      validate={validate}
      onExportAll={onExport}
      actions={
        <>
          <ExportButton isExporting={isExporting} onExport={onExport} />
          {actions}
        </>
      }
      progress={
        <>
          {names !== '' && (
            <Callout title={<Trans>Some of your settings for this list are ignored</Trans>}>
              <Trans>They are from another version, and the list no longer has these columns or filters: {names}</Trans>
            </Callout>
          )}
          {progress}
        </>
      }
    />
  )
}
