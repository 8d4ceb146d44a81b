import { Trans, useLingui } from '@lingui/react/macro'
import type { AiTask, AppUser } from '@sightline/api-client'
import { ArrowRightIcon, type DataTableColumn, EmptyState, Rays } from '@sightline/ui'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { dayColumn, keyColumn } from '../../../../lib/list-page/columns.tsx'
import { useFieldLabels } from '../../fields/useFieldLabels.ts'
import { RelatedRows } from '../../../../lib/list-page/row/RelatedRows.tsx'
import { TaskStatusBadge } from '../../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { useTaskTypeName } from '../../ai-tasks/useTaskTypeName.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { useApi } from '../../../../lib/api/ApiContext.ts'

/** The AI tasks of a user. Each opens on the page of all tasks. */
export function UserTasks({ user }: { user: AppUser }) {
  const { t } = useLingui()
  const api = useApi()
  const [, navigate] = useLocation()
  const columns = useColumns()
  return (
    <RelatedRows
      caption={t`AI tasks of this user`}
      queryKey={['AI tasks', 'of user', user.union_id]}
      columns={columns}
      rowName={({ task_id }) => task_id}
      readPage={({ current, pageSize, listSorter: { columnKey, order } }, signal) =>
        api.aitask.fetchAppAitaskList(
          {
            union_id: user.union_id,
            current,
            pageSize,
            ...((columnKey === 'task_status' || columnKey === 'created_at') && order !== null && { columnKey, order }),
          },
          { signal },
        )
      }
      rowAction={({ task_id }) => ({
        label: t`Open ${task_id}`,
        icon: ArrowRightIcon,
        onPress: () => navigate(`${paths.aiTasks}?open=${encodeURIComponent(task_id)}`),
      })}
      empty={<EmptyState logo={<Rays width={520} />} title={<Trans>This user has no AI tasks</Trans>} />}
    />
  )
}

function useColumns(): readonly DataTableColumn<AiTask>[] {
  const { t } = useLingui()
  const fieldLabels = useFieldLabels()
  const typeName = useTaskTypeName()
  return useMemo(
    (): DataTableColumn<AiTask>[] => [
      { ...keyColumn('task_id', fieldLabels.task_id, ({ task_id }) => task_id), minWidth: 130 },
      {
        id: 'task_status',
        header: fieldLabels.task_status,
        description: 'task_status',
        value: ({ task_status }) => task_status,
        cell: ({ task_status }) => <TaskStatusBadge status={task_status} />,
        isSortable: true,
        minWidth: 104,
      },
      {
        id: 'task_type',
        header: fieldLabels.task_type,
        description: 'task_type',
        value: ({ task_type }) => typeName(task_type),
        priority: 3,
      },
      dayColumn('created_at', t`Created`, ({ created_at }) => created_at),
    ],
    [t, fieldLabels, typeName],
  )
}
