import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import { Button, EditIcon, EmptyState, nothingSelected, PlusIcon, UploadIcon, UsersIcon, ViewIcon } from '@sightline/ui'
import { useCallback, useState } from 'react'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOfOne } from '../../../lib/list-page/bulk/bulkCall.ts'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useLevel } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { nameOf } from '../users/nameOf.ts'
import { UserDialog, type Opened } from '../users/dialogs/UserDialog.tsx'
import { useUserBulkActions } from '../users/list/useUserBulkActions.ts'
import { useAppUserColumns } from '../users/list/useAppUserColumns.tsx'
import { useExportRows } from '../../../lib/list-page/export/useExportRows.ts'
import { useUserFilterFields } from '../users/list/useUserFilterFields.ts'
import { UserDrawer } from '../users/drawer/UserDrawer.tsx'
import { useUserMenu } from '../users/list/useUserMenu.ts'
import { usersKey, useUserList } from '../users/useUserList.ts'

const keyOf = ({ union_id }: AppUser) => union_id

/** The console’s page of app users. */
export default function AppUsersPage() {
  const { t } = useLingui()
  const api = useApi()
  const isAdmin = useLevel() === 'admin'
  const list = useUserList()
  const columns = useAppUserColumns()
  const fields = useUserFilterFields()
  const { list: rows } = list
  const open = useOpenRow({
    list: usersKey,
    rows,
    keyOf,
    find: (union_id, signal) => api.appUser.fetchAppUserList({ union_id, pageSize: 1 }, { signal }),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const { exportRows } = useExportRows({ list, columns, name: 'app-users' })
  const rowMenu = useUserMenu(isAdmin, setOpened)
  const bulkActions = useUserBulkActions({ isAdmin, list, onOpen: setOpened, onExport: exportRows })
  const nameOfId = useCallback(
    (id: string) => {
      const user = rows?.find((row) => row.id === id)
      return user === undefined ? `id ${id}` : nameOf(user)
    },
    [rows],
  )
  const bulkJob = useBulkJob(usersKey, {
    'appUser.deleteAppUser': { label: t`Deleting users`, done: t`Deleted` },
    'appUser.pushAppUser': { label: t`Sending the notice`, done: t`Notice sent` },
  })
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({ what: 'add' })}>
      <Trans>Add user</Trans>
    </Button>
  )
  return (
    <ConsoleList
      list={list}
      title={t`App users`}
      searchLabel={t`Search app users`}
      fields={fields}
      actions={
        isAdmin && (
          <>
            <Button icon={UploadIcon} onPress={() => setOpened({ what: 'import' })}>
              <Trans>Import CSV</Trans>
            </Button>
            {addButton}
          </>
        )
      }
      progress={<BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />}
      columns={columns}
      rowName={nameOf}
      bulkActions={bulkActions}
      rowAction={(user) => {
        const name = nameOf(user)
        const canEdit = isAdmin || user.level === 'member'
        return {
          label: canEdit ? t`Edit ${name}` : t`See ${name}`,
          icon: canEdit ? EditIcon : ViewIcon,
          onPress: () => open.open(keyOf(user)),
          isOpening: true,
        }
      }}
      rowMenu={rowMenu}
      csvName="app-users"
      settingsOf="appUsers"
      empty={
        <EmptyState icon={UsersIcon} title={<Trans>No users yet</Trans>} actions={isAdmin ? addButton : undefined}>
          <Trans>People appear here as soon as they register, or when you add or import them.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(user) => (
          <UserDrawer
            key={user.id}
            user={user}
            open={open}
            isAdmin={isAdmin}
            onChanged={list.refresh}
            onDelete={() => setOpened({ what: 'delete', target: targetOfOne(user.id), user })}
          />
        )}
      </RowDrawer>
      <UserDialog
        opened={opened}
        nameOfId={nameOfId}
        users={list.list ?? []}
        onClose={() => setOpened(null)}
        onChanged={list.refresh}
        onDeleted={(ids) => {
          list.forget(ids)
          if (open.shown !== null) open.close()
        }}
        onJob={(id) => {
          list.setSelected(nothingSelected)
          bulkJob.follow(id)
        }}
      />
    </ConsoleList>
  )
}
