import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiKey } from '@sightline/api-client'
import {
  Button,
  Callout,
  Card,
  CopyButton,
  DataTable,
  DeleteIcon,
  Dialog,
  EmptyState,
  Inline,
  LockIcon,
  PlusIcon,
  Stack,
  Text,
  toast,
  useFormat,
  type DataTableColumn,
} from '@sightline/ui'
import { useMemo, useState } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { ownKeys } from '../api.ts'
import { CreateKey, type NewApiKey } from './CreateKey.tsx'
import { useScopeNames } from './useScopeNames.ts'

/** The person’s API keys, with which programs read statistics, or change data where the key’s scopes allow it. */
export function ApiKeys({ canEdit }: { canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { tableProps, refresh } = useShortList(ownKeys.apiKeys, (signal) => api.user.apiKeys({}, { signal }))
  const columns = useColumns()
  const [opened, setOpened] = useState<'new' | NewApiKey | null>(null)
  const [removed, setRemoved] = useState<ApiKey | null>(null)
  return (
    <Card
      title={<Trans>API keys</Trans>}
      description={<Trans>A key lets a program do what you allow, for the websites that you choose.</Trans>}
      actions={
        canEdit && (
          <Button icon={PlusIcon} onPress={() => setOpened('new')}>
            <Trans>Create key</Trans>
          </Button>
        )
      }
    >
      <DataTable
        caption={t`API keys`}
        columns={columns}
        rowName={({ name }) => name}
        {...tableProps}
        density="compact"
        rowAction={(key) => {
          const { name } = key
          return canEdit ? { label: t`Delete the key ${name}`, icon: DeleteIcon, onPress: () => setRemoved(key) } : null
        }}
        empty={<EmptyState icon={LockIcon} level={3} title={<Trans>You have no API keys</Trans>} />}
      />
      {opened === 'new' && (
        <CreateKey
          onCreated={(key) => {
            setOpened(key)
            refresh()
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened !== null && opened !== 'new' && <CreatedKey apiKey={opened} onClose={() => setOpened(null)} />}
      {removed !== null && (
        <ConfirmCall
          title={<Trans>Delete the key {removed.name}?</Trans>}
          confirmLabel={<Trans>Delete key</Trans>}
          onOpenChange={() => setRemoved(null)}
          run={async () => {
            const { code, message } = await api.user.deleteApiKey({ id: removed.id })
            return code === 200 || code === 404 ? undefined : message
          }}
          onDone={() => {
            toast.success(t`Deleted`)
            refresh()
            setRemoved(null)
          }}
        >
          <Trans>Programs that use it lose access at once.</Trans>
        </ConfirmCall>
      )}
    </Card>
  )
}

function useColumns(): readonly DataTableColumn<ApiKey>[] {
  const { t } = useLingui()
  const format = useFormat()
  const scopeNames = useScopeNames()
  return useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }) => name, minWidth: 110 },
      {
        id: 'scopes',
        header: t`Scopes`,
        value: ({ scopes }) => scopes.map((scope) => scopeNames[scope]).join('; '),
        minWidth: 140,
        priority: 1,
      },
      {
        id: 'sites',
        header: t`Websites`,
        value: ({ sites }) =>
          sites === null ? t`All` : sites.length === 0 ? t`None` : sites.map(({ domain }) => domain).join(', '),
        minWidth: 110,
        priority: 2,
      },
      { id: 'prefix', header: t`Begins with`, value: ({ prefix }) => prefix, kind: 'code', minWidth: 110, priority: 3 },
      {
        id: 'last_used_at',
        header: t`Last used`,
        value: ({ last_used_at }) => last_used_at,
        cell: ({ last_used_at }) => (last_used_at === null ? t`Never` : format.relative(last_used_at)),
        minWidth: 110,
        priority: 1,
      },
      { ...dayColumn<ApiKey>('created_at', t`Since`, ({ created_at }) => created_at), isSortable: false },
    ],
    [t, format, scopeNames],
  )
}

function CreatedKey({ apiKey: { key, name }, onClose }: { apiKey: NewApiKey; onClose: () => void }) {
  return (
    <Dialog
      title={<Trans>The key {name}</Trans>}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          <Trans>I have saved it</Trans>
        </Button>
      }
    >
      <Stack>
        <Callout
          tone="warning"
          title={<Trans>This key is shown only once. Keep it where nobody else can read it.</Trans>}
        />
        <Inline gap={4}>
          <Text>
            <code dir="ltr">{key}</code>
          </Text>
          <CopyButton value={key} />
        </Inline>
      </Stack>
    </Dialog>
  )
}
