import { useLingui } from '@lingui/react/macro'
import { exportLimits, type ListName, type Result } from '@sightline/api-client'
import { csvOf, downloadCsv, toast, useFormat, type DataTableColumn, type ListAnswer } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { allRows } from '../../../lib/list-page/allRows.ts'
import { toListInput, type ListInput } from '../../../lib/list-page/listInput.ts'

interface ExportOptions<Row, Name extends ListName> {
  list: Name
  query: Parameters<typeof toListInput<Name>>[1]
  fetch: (input: ListInput<Name>) => Promise<Result<ListAnswer<Row>>>
  columns: readonly DataTableColumn<Row>[]
  /** The first part of the file’s name. */
  name: string
}

/** Exports rows as CSV, in the order of the list: all rows that match the filters, or the selected ones among them. */
export function useExportAll<Row extends { id: string }, Name extends ListName>(options: ExportOptions<Row, Name>) {
  const { list, query, fetch, columns, name } = options
  const { t } = useLingui()
  const text = useMessageText()
  const maxRows = useFormat().full(exportLimits.rows)
  const [isExporting, setIsExporting] = useState(false)
  const exportRows = async (isMeant: (row: Row) => boolean = () => true) => {
    setIsExporting(true)
    const result = await allRows((page) => fetch(toListInput(list, { ...query, ...page })), exportLimits.rows)
    setIsExporting(false)
    if (result.code !== 200) return toast.error(text(result.message))
    if (result.data.total > exportLimits.rows) toast.warning(t`Export is limited to ${maxRows} rows`)
    const day = new Date().toISOString().slice(0, 10)
    downloadCsv(`${name}-${day}`, csvOf(columns, result.data.list.filter(isMeant)))
  }
  return { exportRows, isExporting }
}
