import { Trans, useLingui } from '@lingui/react/macro'
import type { Viewer } from '@sightline/api-client'
import { Card, DataTable, DeleteIcon, EmptyState, UsersIcon } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { dayColumn } from '../../../lib/list-page/columns.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { settingsKeys } from '../api.ts'
import { RemoveEntry } from '../components/RemoveEntry.tsx'

type Row = Viewer & { id: string }

/** The people with an account who may see the metrics. */
export function Viewers({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { tableProps, refresh } = useShortList<Row>(settingsKeys.viewers(siteId), async (signal) => {
    const result = await api.website.viewers({ site_id: siteId }, { signal })
    if (result.code !== 200) return result
    return { ...result, data: { list: result.data.list.map((viewer) => ({ ...viewer, id: viewer.user_id })) } }
  })
  const [removed, setRemoved] = useState<Row | null>(null)
  const columns = useMemo(
    () => [
      { id: 'email', header: t`E-mail`, value: ({ email }: Row) => email, isSortable: true, minWidth: 160 },
      { id: 'nickname', header: t`Name`, value: ({ nickname }: Row) => nickname, priority: 1 },
      dayColumn<Row>('created_at', t`Since`, ({ created_at }) => created_at),
    ],
    [t],
  )
  return (
    <Card
      title={<Trans>Viewers</Trans>}
      description={
        <Trans>People with an account who can see the statistics of this site, but not change anything.</Trans>
      }
    >
      <DataTable
        caption={t`Viewers`}
        columns={columns}
        rowName={({ email }) => email}
        {...tableProps}
        density="compact"
        rowAction={({ email, ...viewer }) =>
          canEdit
            ? { label: t`Remove ${email}`, icon: DeleteIcon, onPress: () => setRemoved({ email, ...viewer }) }
            : null
        }
        empty={
          <EmptyState icon={UsersIcon} level={3} title={<Trans>Nobody yet</Trans>}>
            <Trans>People who accept an invitation are listed here.</Trans>
          </EmptyState>
        }
      />
      {removed !== null && (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Stop sharing with {removed.email}?</Trans>}
          confirmLabel={<Trans>Stop sharing</Trans>}
          run={() => api.website.removeViewer({ site_id: siteId, user_id: removed.user_id })}
          onDone={refresh}
          onClose={() => setRemoved(null)}
        >
          <Trans>They can no longer see the statistics of this site. You can invite them again.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}
