import { Trans, useLingui } from '@lingui/react/macro'
import { unwrap, type DeletedEntry } from '@sightline/api-client'
import { Card, DataTable, DeleteIcon, EmptyState, ReverseIcon, toast } from '@sightline/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { withdrawUndo } from '../../../lib/undo/offerUndo.ts'
import { siteKeys } from '../../sites/index.ts'

/** What was deleted from a site within the last day, with a button to restore each. */
export function RecentlyDeleted({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const queries = useQueryClient()
  const { tableProps } = useShortList(siteKeys.deletedEntries(siteId), (signal) =>
    api.deletedEntry.fetchDeletedEntries({ site_id: siteId }, { signal }),
  )
  const restoring = useMutation({
    mutationFn: ({ id }: DeletedEntry) => unwrap(api.deletedEntry.restoreEntry({ site_id: siteId, id })),
    onSuccess: (_, { id, name }) => {
      withdrawUndo(id)
      toast.success(t`${name} is restored`)
    },
    onError: (error) => toast.error(text(error.message)),
    onSettled: () => queries.invalidateQueries(),
  })
  const columns = useColumns()
  return (
    <Card
      title={<Trans>Recently deleted</Trans>}
      description={
        <Trans>
          Goals, funnels, notes, saved views, share links and what you take out of “What is not counted” can be restored
          for a day.
        </Trans>
      }
    >
      <DataTable
        caption={t`Recently deleted`}
        columns={columns}
        rowName={({ name }) => name}
        {...tableProps}
        density="compact"
        rowAction={(entry) => {
          const { name } = entry
          return canEdit
            ? { label: t`Restore ${name}`, icon: ReverseIcon, onPress: () => restoring.mutate(entry) }
            : null
        }}
        empty={
          <EmptyState icon={DeleteIcon} level={3} title={<Trans>Nothing was deleted in the last 24 hours</Trans>} />
        }
      />
    </Card>
  )
}

function useColumns() {
  const { t } = useLingui()
  return useMemo(() => {
    const kinds: Record<DeletedEntry['kind'], string> = {
      goal: t`Goal`,
      funnel: t`Funnel`,
      annotation: t`Note`,
      saved_view: t`Saved view`,
      share_link: t`Share link`,
      exclusions: t`What is not counted`,
    }
    return [
      { id: 'name', header: t`Name`, value: ({ name }: DeletedEntry) => name, isSortable: true, minWidth: 120 },
      { id: 'kind', header: t`Kind`, value: ({ kind }: DeletedEntry) => kinds[kind], isSortable: true, minWidth: 100 },
      {
        id: 'restorable_until',
        header: t`Can be restored until`,
        value: ({ restorable_until }: DeletedEntry) => restorable_until,
        kind: 'datetime' as const,
        priority: 1,
        minWidth: 150,
      },
    ]
  }, [t])
}
