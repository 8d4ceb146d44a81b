import { useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { csvOf, downloadCsv, toast, type DataTableColumn } from '@sightline/ui'
import { useState } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { useMessageText } from '../../texts/messageTexts.ts'
import { fetchUsers, type UserList } from './useUserList.ts'

const mostRows = 10_000
const pageSize = 200

/** Every user that the filters find, in the order of the list, as CSV: asked for page by page. */
export function useExport(columns: readonly DataTableColumn<AppUser>[], list: UserList) {
  const { t } = useLingui()
  const { api } = useSession()
  const text = useMessageText()
  const [isExporting, setIsExporting] = useState(false)
  const exportUsers = async () => {
    setIsExporting(true)
    const users = new Map<string, AppUser>()
    let total = 1
    for (let current = 1; (current - 1) * pageSize < Math.min(total, mostRows); current += 1) {
      // One page after the other: the service is not to be flooded.
      // oxlint-disable-next-line no-await-in-loop
      const result = await fetchUsers(api, { ...list.query, current, pageSize })
      if (result.code !== 200) {
        setIsExporting(false)
        return toast.error(text(result.message))
      }
      for (const user of result.data.list) users.set(user.id, user)
      total = result.data.total
    }
    setIsExporting(false)
    if (total > mostRows) toast.warning(t`Export is limited to 10,000 rows`)
    const day = new Date().toISOString().slice(0, 10)
    downloadCsv(`app-users-${day}`, csvOf(columns, [...users.values()].slice(0, mostRows)))
  }
  return { exportUsers, isExporting }
}
