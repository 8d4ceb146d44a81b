import { Trans, useLingui } from '@lingui/react/macro'
import type { Funnel } from '@sightline/api-client'
import { Button, Card, DataTable, DeleteIcon, EditIcon, EmptyState, PlusIcon, StatsIcon } from '@sightline/ui'
import { useMemo, useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { siteKeys } from '../../sites/index.ts'
import { AddFunnel, EditFunnel } from './FunnelDialog.tsx'
import { RemoveEntry } from '../components/RemoveEntry.tsx'
import { useEntries } from '../components/useEntries.ts'

type Opened = 'add' | { funnel: Funnel; what: 'edit' | 'remove' }

/** Steps that visitors are meant to take one after another. */
export function Funnels({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const { rows, onChanged } = useEntries(siteKeys.funnels(siteId), (signal) =>
    api.funnel.fetchFunnels({ site_id: siteId }, { signal }),
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const columns = useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: Funnel) => name, isSortable: true, minWidth: 120 },
      { id: 'steps', header: t`Steps`, value: ({ steps }: Funnel) => steps.map(({ name }) => name).join(' · ') },
    ],
    [t],
  )
  return (
    <Card
      title={<Trans>Funnels</Trans>}
      description={<Trans>Two to eight steps in their order, and how many visitors come how far.</Trans>}
      {...(canEdit && {
        actions: (
          <Button icon={PlusIcon} onPress={() => setOpened('add')}>
            <Trans>Add funnel</Trans>
          </Button>
        ),
      })}
    >
      <DataTable
        caption={t`Funnels`}
        columns={columns}
        rowName={({ name }) => name}
        {...rows}
        density="compact"
        rowAction={
          canEdit
            ? (funnel: Funnel) => {
                const { name } = funnel
                return { label: t`Change ${name}`, icon: EditIcon, onPress: () => setOpened({ funnel, what: 'edit' }) }
              }
            : undefined
        }
        rowMenu={
          canEdit
            ? (funnel: Funnel) => [
                {
                  id: 'end',
                  items: [
                    {
                      id: 'remove',
                      label: t`Delete`,
                      icon: DeleteIcon,
                      onAction: () => setOpened({ funnel, what: 'remove' }),
                    },
                  ],
                },
              ]
            : undefined
        }
        empty={
          <EmptyState icon={StatsIcon} level={3} title={<Trans>No funnels yet</Trans>}>
            <Trans>The way from a first page to a purchase, for example.</Trans>
          </EmptyState>
        }
      />
      {opened === 'add' && <AddFunnel siteId={siteId} onChanged={onChanged} onClose={close} />}
      {opened !== null && opened !== 'add' && opened.what === 'edit' && (
        <EditFunnel siteId={siteId} funnel={opened.funnel} onChanged={onChanged} onClose={close} />
      )}
      {opened !== null && opened !== 'add' && opened.what === 'remove' && (
        <RemoveEntry
          title={<Trans>Delete {opened.funnel.name}?</Trans>}
          confirmLabel={<Trans>Delete</Trans>}
          run={() => api.funnel.deleteFunnel({ site_id: siteId, id: opened.funnel.id })}
          onDone={onChanged}
          onClose={close}
        >
          <Trans>The events of its steps stay.</Trans>
        </RemoveEntry>
      )}
    </Card>
  )
}
