import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectionOfUser } from '@sightline/api-client'
import { DeleteIcon, EmptyState, LinkIcon } from '@sightline/ui'
import { useState } from 'react'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import { providerNames, useConnectionStateNames } from '../../connections/index.ts'
import { ConnectionCounts } from '../connections/ConnectionCounts.tsx'
import { DisconnectForUser } from '../connections/DisconnectForUser.tsx'
import { useConnectionColumns } from '../connections/useConnectionColumns.tsx'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { useConnectionList } from '../connections/useConnectionList.ts'

const nameOf = ({ label }: ConnectionOfUser) => label

/** The console’s page of connected accounts, those of all users. */
export default function AllConnectionsPage() {
  const { t } = useLingui()
  const fieldLabels = useFieldLabels()
  const stateNames = useConnectionStateNames()
  const list = useConnectionList()
  const columns = useConnectionColumns()
  const [opened, setOpened] = useState<ConnectionOfUser | null>(null)
  const labels = {
    ...fieldLabels,
    user_id: t`User ID`,
    provider: t`Provider`,
    state: t`Status`,
    is_failing: t`Failing at present`,
  }
  const isFailing = [
    { value: 'true', label: t`Yes` },
    { value: 'false', label: t`No` },
  ]
  const fields = filterFields('connections', labels, { ...providerNames, ...stateNames })
    .filter(({ name }) => name !== 'user_id')
    .map((field) => (field.name === 'is_failing' ? { ...field, items: isFailing } : field))
  return (
    <ConsoleList
      list={list}
      title={t`Authorization management`}
      searchLabel={t`Search connected accounts`}
      fields={fields}
      progress={<ConnectionCounts />}
      columns={columns}
      rowName={nameOf}
      rowAction={(connection) => {
        const name = nameOf(connection)
        return { label: t`Disconnect ${name}`, icon: DeleteIcon, onPress: () => setOpened(connection) }
      }}
      csvName="connected-accounts"
      settingsOf="connections"
      defaultSorter={{ columnKey: 'connected_at', order: 'descend' }}
      empty={
        <EmptyState icon={LinkIcon} title={<Trans>No connected accounts yet</Trans>}>
          <Trans>Accounts of Google, GitHub and Cloudflare appear here once somebody connects one.</Trans>
        </EmptyState>
      }
    >
      {opened !== null && (
        <DisconnectForUser
          connection={opened}
          onDisconnected={(id) => list.forget([id])}
          onClose={() => setOpened(null)}
        />
      )}
    </ConsoleList>
  )
}
