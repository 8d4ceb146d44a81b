import { Trans, useLingui } from '@lingui/react/macro'
import type { Goal } from '@sightline/api-client'
import { EmptyState, StatsIcon } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { siteKeys } from '../../sites/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useShortList } from '../../../lib/api/useShortList.ts'
import { settingsKeys } from '../api.ts'
import { AddGoal, EditGoal } from './GoalDialog.tsx'
import { EditableTableCard } from '../components/EditableTableCard.tsx'
import { RemoveEntry } from '../components/RemoveEntry.tsx'
import { useGoalConditionTexts } from './useGoalConditionTexts.ts'

/** The card of goals and funnels. */
export function Goals({ siteId, canEdit }: { siteId: string; canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const { kinds } = useGoalConditionTexts()
  const { tableProps, refresh } = useShortList(settingsKeys.goals(siteId), (signal) =>
    api.goal.fetchGoals({ site_id: siteId }, { signal }),
  )
  const onChanged = () => {
    refresh()
    // A changed goal changes the metrics at once, also those of the past.
    void queries.invalidateQueries({ queryKey: siteKeys.metrics(siteId) })
  }
  const columns = useMemo(
    () => [
      { id: 'name', header: t`Name`, value: ({ name }: Goal) => name, isSortable: true, minWidth: 120 },
      { id: 'kind', header: t`Reached by`, value: ({ kind }: Goal) => kinds[kind], minWidth: 110, priority: 1 },
      { id: 'pattern', header: t`Path or event`, value: ({ pattern }: Goal) => pattern, kind: 'code' as const },
      {
        id: 'properties',
        header: t`Properties`,
        value: ({ properties }: Goal) => properties.map(({ key, value }) => `${key} = ${value}`).join(', ') || null,
        priority: 2,
      },
    ],
    [t, kinds],
  )
  return (
    <EditableTableCard
      title={<Trans>Goals</Trans>}
      description={<Trans>What you want visitors to do. A goal also applies to past data.</Trans>}
      caption={t`Goals`}
      columns={columns}
      tableProps={tableProps}
      canEdit={canEdit}
      addLabel={<Trans>Add goal</Trans>}
      empty={
        <EmptyState icon={StatsIcon} level={3} title={<Trans>No goals yet</Trans>}>
          <Trans>For example, a thank-you page, or an event such as a purchase.</Trans>
        </EmptyState>
      }
      renderAddDialog={(onClose) => <AddGoal {...{ siteId, onChanged, onClose }} />}
      renderEditDialog={(goal, onClose) => <EditGoal {...{ siteId, goal, onChanged, onClose }} />}
      renderDeleteDialog={(goal, onClose) => (
        <RemoveEntry
          siteId={siteId}
          title={<Trans>Delete {goal.name}?</Trans>}
          confirmLabel={<Trans>Delete</Trans>}
          run={() => api.goal.deleteGoal({ site_id: siteId, id: goal.id })}
          onDone={onChanged}
          onClose={onClose}
        >
          <Trans>The events that reached it stay. You can restore it for a day.</Trans>
        </RemoveEntry>
      )}
    />
  )
}
