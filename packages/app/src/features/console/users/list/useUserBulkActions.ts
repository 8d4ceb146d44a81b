import { useLingui } from '@lingui/react/macro'
import { CoinsIcon, DeleteIcon, DownloadIcon, OrderIcon, SendIcon, type BulkAction } from '@sightline/ui'
import { targetOf } from '../../../../lib/list-page/bulk/bulkCall.ts'
import type { AppUser } from '@sightline/api-client'
import type { Opened } from '../dialogs/UserDialog.tsx'
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
  const open = (what: 'order' | 'points' | 'notice' | 'delete') => () =>
    onOpen({ what, target: targetOf(selected, filters, pagination.total) })
  const ofAdmin: BulkAction[] = [
    { id: 'order', label: t`Add order`, icon: OrderIcon, onAction: open('order') },
    { id: 'points', label: t`Adjust points`, icon: CoinsIcon, onAction: open('points') },
    { id: 'notice', label: t`Send a notice`, icon: SendIcon, onAction: open('notice') },
  ]
  return [
    ...(isAdmin ? ofAdmin : []),
    { id: 'export', label: t`Export`, icon: DownloadIcon, onAction: () => void onExport(isSelected) },
    { id: 'delete', label: t`Delete`, icon: DeleteIcon, isDanger: true, onAction: open('delete') },
  ]
}
