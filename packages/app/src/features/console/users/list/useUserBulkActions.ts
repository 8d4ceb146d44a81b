import { useLingui } from '@lingui/react/macro'
import { CoinsIcon, DeleteIcon, DownloadIcon, OrderIcon, SendIcon, type BulkAction } from '@sightline/ui'
import { targetOf } from '../../../../lib/list-page/bulk/bulkCall.ts'
import type { AppUser } from '@sightline/api-client'
import type { Opened } from '../dialogs/UserDialog.tsx'
import { useSession } from '../../../auth/index.ts'
import type { UserList } from '../useUserList.ts'

interface UserBulkActionsOptions {
  isAdmin: boolean
  list: UserList
  onOpen: (opened: Opened) => void
  onExport: (isMeant: (user: AppUser) => boolean) => Promise<unknown>
}

/** What can be done with the selected users: operators have no say over membership and points. */
export function useUserBulkActions({ isAdmin, list, onOpen, onExport }: UserBulkActionsOptions): readonly BulkAction[] {
  const { t } = useLingui()
  const { selected, filters, pagination } = list
  const isSelected = ({ id }: AppUser) => selected.isAll || selected.ids.has(id)
  const open = (what: 'order' | 'points' | 'notice') => () =>
    onOpen({ what, target: targetOf(selected, filters, pagination.total) })
  const { userinfo } = useSession()
  /** Accounts that stay are left out of a deletion, and named: one's own, and for operators those of staff. */
  const staying = (list.list ?? []).filter(
    (user) => isSelected(user) && (user.email === userinfo?.email || !(isAdmin || user.level === 'member')),
  )
  const others = new Set([...selected.ids].filter((id) => !staying.some((user) => user.id === id)))
  const openDeletion = () => {
    const target = targetOf(selected.isAll ? selected : { ...selected, ids: others }, filters, pagination.total)
    onOpen({ what: 'delete', target, staying })
  }
  const ofAdmin: BulkAction[] = [
    { id: 'order', label: t`Add order`, icon: OrderIcon, onAction: open('order') },
    { id: 'points', label: t`Adjust points`, icon: CoinsIcon, onAction: open('points') },
    { id: 'notice', label: t`Send a notice`, icon: SendIcon, onAction: open('notice') },
  ]
  return [
    ...(isAdmin ? ofAdmin : []),
    { id: 'export', label: t`Export`, icon: DownloadIcon, onAction: () => void onExport(isSelected) },
    ...(selected.isAll || others.size > 0
      ? [{ id: 'delete', label: t`Delete`, icon: DeleteIcon, isDanger: true, onAction: openDeletion }]
      : []),
  ]
}
