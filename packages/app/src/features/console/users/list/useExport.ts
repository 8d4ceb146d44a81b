import { useLingui } from '@lingui/react/macro'
import { exportLimits, type AppUser } from '@sightline/api-client'
import { csvOf, downloadCsv, toast, useFormat, type DataTableColumn, type RowSelection } from '@sightline/ui'
import { useState } from 'react'
import { allRows } from '../../../../lib/list-page/allRows.ts'
import { toListInput } from '../../../../lib/list-page/listInput.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../../lib/i18n/messageTexts.ts'
import type { UserList } from '../useUserList.ts'

/** Users as CSV, in the order of the list: every one that the filters find, or those of them that are selected. */
export function useExport(columns: readonly DataTableColumn<AppUser>[], list: UserList) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const maxRows = useFormat().full(exportLimits.rows)
  const [isExporting, setIsExporting] = useState(false)
  const exportUsers = async (selected?: RowSelection) => {
    setIsExporting(true)
    const result = await allRows(
      (page) => api.appUser.fetchAppUserList(toListInput('appUsers', { ...list.query, ...page })),
      exportLimits.rows,
    )
    setIsExporting(false)
    if (result.code !== 200) return toast.error(text(result.message))
    const isMeant = ({ id }: AppUser) => selected === undefined || selected.isAll || selected.ids.has(id)
    if (result.data.total > exportLimits.rows) toast.warning(t`Export is limited to ${maxRows} rows`)
    const day = new Date().toISOString().slice(0, 10)
    downloadCsv(`app-users-${day}`, csvOf(columns, result.data.list.filter(isMeant)))
  }
  return { exportUsers, isExporting }
}
