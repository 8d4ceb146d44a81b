import { useLingui } from '@lingui/react/macro'
import { exportLimits, type Result } from '@sightline/api-client'
import { csvOf, downloadCsv, toast, useFormat, type DataTableColumn, type ListAnswer } from '@sightline/ui'
import { useState } from 'react'
import { useMessageText } from '../../i18n/messageTexts.ts'

/** A list whose rows can all be fetched, page by page. */
export interface ExportableList<Row> {
  /** Fetches at most `maxRows` of the rows that the filters find, in the order of the list. */
  fetchAll: (maxRows: number) => Promise<Result<ListAnswer<Row>>>
}

interface ExportOptions<Row> {
  list: ExportableList<Row>
  columns: readonly DataTableColumn<Row>[]
  /** The first part of the file’s name. */
  name: string
}

/** Exports rows as CSV, in the order of the list: all rows that match the filters, or the selected ones among them. */
export function useExportRows<Row extends { id: string }>({ list, columns, name }: ExportOptions<Row>) {
  const { t } = useLingui()
  const text = useMessageText()
  const maxRows = useFormat().full(exportLimits.rows)
  const [isExporting, setIsExporting] = useState(false)
  const exportRows = async (isMeant: (row: Row) => boolean = () => true) => {
    setIsExporting(true)
    const result = await list.fetchAll(exportLimits.rows)
    setIsExporting(false)
    if (result.code !== 200) return toast.error(text(result.message))
    if (result.data.total > exportLimits.rows) toast.warning(t`Export is limited to ${maxRows} rows`)
    const day = new Date().toISOString().slice(0, 10)
    downloadCsv(`${name}-${day}`, csvOf(columns, result.data.list.filter(isMeant)))
  }
  return { exportRows, isExporting }
}
