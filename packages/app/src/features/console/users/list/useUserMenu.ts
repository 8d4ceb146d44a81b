import { useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import {
  AuditIcon,
  CoinsIcon,
  DeleteIcon,
  OrderIcon,
  ResetIcon,
  SendIcon,
  ViewIcon,
  type MenuGroup,
} from '@sightline/ui'
import { hrefOf } from '../../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { targetOfOne } from '../../../../lib/list-page/bulk/bulkCall.ts'
import { useSession } from '../../../auth/index.ts'
import type { Opened } from '../dialogs/UserDialog.tsx'

/** What may be done with a user, by level: nobody deletes or resets themselves, and staff are not looked at as users. */
export function useUserMenu(isAdmin: boolean, open: (opened: Opened) => void): (user: AppUser) => MenuGroup[] {
  const { t } = useLingui()
  const { userinfo } = useSession()
  return (user) => {
    const isOwn = user.email === userinfo?.email
    const isMember = user.level === 'member'
    const target = targetOfOne(user.id)
    const ofAdmin = [
      { id: 'order', label: t`Add order`, icon: OrderIcon, onAction: () => open({ what: 'order', target, user }) },
      {
        id: 'points',
        label: t`Adjust points`,
        icon: CoinsIcon,
        onAction: () => open({ what: 'points', target, user }),
      },
      {
        id: 'notice',
        label: t`Send a notice`,
        icon: SendIcon,
        onAction: () => open({ what: 'notice', target, user }),
      },
      ...(isMember && user.status === 'active'
        ? [{ id: 'view', label: t`View as this user`, icon: ViewIcon, onAction: () => open({ what: 'view', user }) }]
        : []),
      {
        id: 'changes',
        label: t`Changes`,
        icon: AuditIcon,
        href: hrefOf(`${paths.audit}?user_email=${encodeURIComponent(user.email)}`),
      },
      ...(isOwn
        ? []
        : [{ id: 'reset', label: t`Reset…`, icon: ResetIcon, onAction: () => open({ what: 'reset', user }) }]),
    ]
    const deletion = {
      id: 'delete',
      label: t`Delete`,
      icon: DeleteIcon,
      onAction: () => open({ what: 'delete', target, user }),
    }
    return [
      { id: 'do', items: isAdmin ? ofAdmin : [] },
      { id: 'end', items: !isOwn && (isAdmin || isMember) ? [deletion] : [] },
    ]
  }
}
