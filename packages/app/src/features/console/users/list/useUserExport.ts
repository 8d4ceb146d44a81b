import type { AppUser } from '@sightline/api-client'
import type { DataTableColumn, RowSelection } from '@sightline/ui'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useExportAll } from '../../list-export/useExportAll.ts'
import type { UserList } from '../useUserList.ts'

/** Users as CSV, in the order of the list: every one that the filters find, or those of them that are selected. */
export function useUserExport(columns: readonly DataTableColumn<AppUser>[], list: UserList) {
  const api = useApi()
  const { exportRows, isExporting } = useExportAll({
    list: 'appUsers',
    query: list.query,
    fetch: (input) => api.appUser.fetchAppUserList(input),
    columns,
    name: 'app-users',
  })
  const exportUsers = (selected?: RowSelection) =>
    exportRows(({ id }) => selected === undefined || selected.isAll || selected.ids.has(id))
  return { exportUsers, isExporting }
}
