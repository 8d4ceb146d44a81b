import { Trans, useLingui } from '@lingui/react/macro'
import type { AppUser } from '@sightline/api-client'
import {
  Button,
  DataTable,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  EmptyState,
  PageHeader,
  PlusIcon,
  SearchBar,
  SendIcon,
  UploadIcon,
  useFormat,
  UsersIcon,
  ViewIcon,
} from '@sightline/ui'
import { useState } from 'react'
import { targetOf } from '../../lists/bulk.ts'
import { ListColumn } from '../../lists/ListColumn.tsx'
import { useLevel } from '../../session/queries.ts'
import { nameOf } from './nameOf.ts'
import { names } from './names.ts'
import { OpenPart, type Opened } from './OpenPart.tsx'
import { useColumns } from './useColumns.tsx'
import { useExport } from './useExport.ts'
import { useRowMenu } from './useRowMenu.ts'
import { useUserList } from './useUserList.ts'

const fields = names.filters.map((name) => ({ name, label: name, isKey: true }))
const newestFirst = { columnKey: 'created_at', order: 'descend' } as const

/** App users. */
export function AppUsersPage() {
  const { t } = useLingui()
  const format = useFormat()
  const isAdmin = useLevel() === 'admin'
  const list = useUserList()
  const columns = useColumns()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { exportUsers, isExporting } = useExport(columns, list)
  const rowMenu = useRowMenu(isAdmin, setOpened)

  const { total } = list.pagination
  const selectedUsers = () => targetOf(list.selected, list.filters, total)
  const notice = { id: 'notice', label: t`Send a notice`, icon: SendIcon }
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon, isDanger: true }
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened({ what: 'add' })}>
      <Trans>Add user</Trans>
    </Button>
  )
  const rowAction = (user: AppUser) => {
    const name = nameOf(user)
    const canEdit = isAdmin || user.level === 'member'
    return {
      label: canEdit ? t`Edit ${name}` : t`See ${name}`,
      icon: canEdit ? EditIcon : ViewIcon,
      onPress: () => setOpened({ what: 'user', user, canEdit }),
    }
  }
  return (
    <ListColumn>
      <PageHeader
        title={<Trans>App users</Trans>}
        {...(list.content.status === 'ready' && { count: format.full(total) })}
        actions={
          <>
            <Button icon={DownloadIcon} isPending={isExporting} onPress={() => void exportUsers()}>
              <Trans>Export CSV</Trans>
            </Button>
            {isAdmin && (
              <>
                <Button icon={UploadIcon} onPress={() => setOpened({ what: 'import' })}>
                  <Trans>Import CSV</Trans>
                </Button>
                {addButton}
              </>
            )}
          </>
        }
      />
      <SearchBar
        aria-label={t`Search app users`}
        fields={fields}
        filters={list.filters}
        history={list.searchHistory}
        onSearch={list.search}
      />
      <DataTable
        caption={t`App users`}
        columns={columns}
        rowName={nameOf}
        content={list.content}
        isRefreshing={list.isRefreshing}
        listSorter={list.listSorter}
        defaultSorter={newestFirst}
        onSort={list.sort}
        selection={{
          selected: list.selected,
          onChange: list.setSelected,
          total,
          actions: [
            ...(isAdmin ? [{ ...notice, onAction: () => setOpened({ what: 'notice', target: selectedUsers() }) }] : []),
            { ...deletion, onAction: () => setOpened({ what: 'delete', target: selectedUsers() }) },
          ],
        }}
        rowAction={rowAction}
        rowMenu={rowMenu}
        pagination={list.pagination}
        onPageChange={list.changePage}
        onExport={() => void exportUsers()}
        onClearFilters={list.onClearFilters}
        empty={
          <EmptyState
            icon={UsersIcon}
            title={<Trans>Nobody is here yet</Trans>}
            {...(isAdmin && { actions: addButton })}
          >
            <Trans>People appear here as soon as they register, or when you add or import them.</Trans>
          </EmptyState>
        }
      />
      <OpenPart opened={opened} isAdmin={isAdmin} onOpen={setOpened} onChanged={list.refresh} onDeleted={list.forget} />
    </ListColumn>
  )
}
