import { useLingui } from '@lingui/react/macro'
import type { AiTask } from '@sightline/api-client'
import { missing, type DataTableColumn } from '@sightline/ui'
import { useMemo } from 'react'
import { dayColumn, keyColumn } from '../../../lib/list-page/columns.tsx'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import { majorUnits } from '../orders/amounts.ts'
import { costText } from './cost.ts'
import { TaskStatusBadge, useTaskStatusNames } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { useTaskTypeName } from './useTaskTypeName.ts'

/** The columns of the list of AI tasks. */
export function useAiTaskColumns(): readonly DataTableColumn<AiTask>[] {
  const { t, i18n } = useLingui()
  const fieldLabels = useFieldLabels()
  const typeName = useTaskTypeName()
  const statusNames = useTaskStatusNames()
  return useMemo(
    (): DataTableColumn<AiTask>[] => [
      { ...keyColumn('task_id', fieldLabels.task_id, ({ task_id }) => task_id), minWidth: 150 },
      { id: 'email', header: t`User`, value: ({ email }) => email, minWidth: 150, priority: 3, isBrief: true },
      { ...keyColumn('union_id', fieldLabels.union_id, ({ union_id }) => union_id), minWidth: 120, priority: 6 },
      {
        ...keyColumn('action_id', fieldLabels.action_id, ({ action_id }) => action_id),
        minWidth: 120,
        priority: 9,
        isHiddenAtFirst: true,
      },
      {
        ...keyColumn('generation_id', fieldLabels.generation_id, ({ generation_id }) => generation_id),
        minWidth: 120,
        priority: 7,
      },
      {
        id: 'task_type',
        header: fieldLabels.task_type,
        description: 'task_type',
        value: ({ task_type }) => typeName(task_type),
        isSortable: true,
        priority: 4,
      },
      {
        id: 'task_status',
        header: fieldLabels.task_status,
        description: 'task_status',
        value: ({ task_status }) => statusNames[task_status],
        cell: ({ task_status }) => <TaskStatusBadge status={task_status} />,
        isSortable: true,
        minWidth: 104,
        priority: 1,
        isBrief: true,
      },
      { id: 'domain', header: t`Site`, value: ({ domain }) => domain, minWidth: 120, priority: 8 },
      { id: 'model', header: t`Model`, value: ({ model }) => model, priority: 7 },
      {
        id: 'cost',
        header: t`Cost`,
        value: ({ cost, currency }) => (cost === null || currency === null ? null : majorUnits(cost, currency)),
        cell: (task) => <bdi dir="ltr">{costText(task, i18n.locale) ?? missing}</bdi>,
        kind: 'number',
        minWidth: 104,
        priority: 5,
      },
      {
        id: 'currency',
        header: t`Currency`,
        value: ({ currency }) => currency,
        minWidth: 80,
        priority: 9,
        isHiddenAtFirst: true,
      },
      { ...dayColumn('finished_at', t`Finished`, ({ finished_at }) => finished_at), priority: 4 },
      { ...dayColumn('created_at', t`Created`, ({ created_at }) => created_at), isBrief: true },
    ],
    [t, i18n.locale, fieldLabels, typeName, statusNames],
  )
}
