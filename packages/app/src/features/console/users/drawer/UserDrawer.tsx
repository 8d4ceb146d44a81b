import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Avatar, Button, DeleteIcon, Tabs } from '@sightline/ui'
import type { ReactNode } from 'react'
import { OpenRowDrawer } from '../../../../lib/list-page/row/RowDrawer.tsx'
import { SaveButtons } from '../../../../lib/list-page/SaveButtons.tsx'
import type { OpenRow } from '../../../../lib/list-page/row/useOpenRow.ts'
import { useVersionedForm } from '../../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'
import { useSession } from '../../../auth/index.ts'
import { UserAddresses } from './UserAddresses.tsx'
import { EmailText } from './EmailText.tsx'
import { nameOf } from '../nameOf.ts'
import { tabIn, tabsFor, type UserTab } from './userTabs.ts'
import { UserAudit } from './UserAudit.tsx'
import { changeOf, isUserRow, valuesOf } from '../userForm.ts'
import { UserOrders } from './UserOrders.tsx'
import { UserPoints } from './UserPoints.tsx'
import { UserProfile } from './UserProfile.tsx'
import { UserSites } from './UserSites.tsx'
import { UserTasks } from './UserTasks.tsx'

interface UserDrawerProps {
  user: AppUser
  open: OpenRow<AppUser>
  isAdmin: boolean
  onChanged: () => void
  onDelete: () => void
}

/** Everything about one user: the form that changes it, and what belongs to it. */
export function UserDrawer({ user, open, isAdmin, onChanged, onDelete }: UserDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const { userinfo } = useSession()
  const canEdit = isAdmin || user.level === 'member'
  const isOwn = user.email === userinfo?.email
  const profile = useVersionedForm({
    row: user,
    valuesOf,
    isRow: isUserRow,
    save: (values, seen) => api.appUser.updateAppUser(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const name = nameOf(user)
  const email = <EmailText email={user.email} />
  const shownName = user.nickname ?? email
  const tab = tabIn(open.tab, isAdmin)
  const onRowChanged = (before: AppUser, now: AppUser) => {
    profile.takeOwn(before, now)
    onChanged()
  }
  const labels: Record<UserTab, string> = {
    profile: t`Profile`,
    sites: t`Sites`,
    orders: t`Orders`,
    points: t`Points`,
    tasks: t`Tasks`,
    addresses: t`Addresses`,
    audit: t`Changes`,
  }
  const contents: Record<UserTab, ReactNode> = {
    profile: (
      <UserProfile
        user={user}
        profile={profile}
        canEdit={canEdit}
        canEditLevel={isAdmin && !isOwn}
        canToggleSignIn={canEdit && !isOwn}
        onRowChanged={onRowChanged}
        onChanged={onChanged}
      />
    ),
    sites: <UserSites user={user} />,
    orders: <UserOrders user={user} canReset={!isOwn} onChanged={onChanged} />,
    points: <UserPoints user={user} />,
    tasks: <UserTasks user={user} />,
    addresses: <UserAddresses user={user} canEdit={canEdit} isAdmin={isAdmin} onRowChanged={onRowChanged} />,
    audit: <UserAudit user={user} />,
  }
  return (
    <OpenRowDrawer
      open={open}
      size="md"
      title={canEdit ? <Trans>Edit {shownName}</Trans> : shownName}
      {...(user.nickname !== null && { description: email })}
      icon={<Avatar name={name} seed={user.email} size="lg" />}
      {...(canEdit &&
        tab === 'profile' && {
          start: !isOwn && (
            <Button variant="quiet" flush="start" icon={DeleteIcon} onPress={onDelete}>
              <Trans>Delete user</Trans>
            </Button>
          ),
          footer: <SaveButtons state={profile.state} />,
        })}
    >
      <Tabs
        aria-label={t`About this user`}
        items={tabsFor(isAdmin).map((id) => ({ id, label: labels[id], content: contents[id] }))}
        selectedKey={tab}
        onSelectionChange={open.openTab}
      />
    </OpenRowDrawer>
  )
}
