import { Trans, useLingui } from '@lingui/react/macro'
import { funnelLimits, type Funnel } from '@sightline/api-client'
import { EmptyState, StatsIcon } from '@sightline/ui'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { siteKeys } from '../../sites/index.ts'
import { EditableTableCard } from '../components/EditableTableCard.tsx'
import { AddFunnel, EditFunnel } from './FunnelDialog.tsx'
import { RemoveEntry } from '../components/RemoveEntry.tsx'

/** The card of funnels: steps that visitors are meant to take one after another. */
export function Funnels({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const { minSteps, maxSteps } = funnelLimits
  const api = useApi()
  const { tableProps, refresh } = useShortList(siteKeys.funnels(siteId), (signal) =>
    api.funnel.fetchFunnels({ site_id: siteId }, { signal }),
  )
  const columns = useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: Funnel) => name, isSortable: true, minWidth: 120 },
      { id: 'steps', header: t`Steps`, value: ({ steps }: Funnel) => steps.map(({ name }) => name).join(' · ') },
    ],
    [t],
  )
  return (
    <EditableTableCard
      title={<Trans>Funnels</Trans>}
      description={
        <Trans>
          {minSteps} to {maxSteps} steps in order, and how many visitors reach each of them.
        </Trans>
      }
      caption={t`Funnels`}
      columns={columns}
      tableProps={tableProps}
      canEdit={canEdit}
      addLabel={<Trans>Add funnel</Trans>}
      empty={
        <EmptyState icon={StatsIcon} level={3} title={<Trans>No funnels yet</Trans>}>
          <Trans>For example, the way from the first page to a purchase.</Trans>
        </EmptyState>
      }
      renderAddDialog={(onClose) => <AddFunnel {...{ siteId, onClose }} onChanged={refresh} />}
      renderEditDialog={(funnel, onClose) => <EditFunnel {...{ siteId, funnel, onClose }} onChanged={refresh} />}
      renderDeleteDialog={(funnel, onClose) => (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Delete {funnel.name}?</Trans>}
          confirmLabel={<Trans>Delete</Trans>}
          run={() => api.funnel.deleteFunnel({ site_id: siteId, id: funnel.id })}
          onDone={refresh}
          onClose={onClose}
        >
          <Trans>The events of its steps stay. You can restore it for a day.</Trans>
        </RemoveEntry>
      )}
    />
  )
}
