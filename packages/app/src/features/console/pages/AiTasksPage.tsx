import { Trans, useLingui } from '@lingui/react/macro'
import type { AiTask, FilterName } from '@sightline/api-client'
import { Button, DeleteIcon, EditIcon, EmptyState, nothingSelected, PlusIcon, TaskIcon } from '@sightline/ui'
import { useCallback, useState } from 'react'
import { BulkJob } from '../../../lib/list-page/bulk/BulkJob.tsx'
import { targetOf, targetOfOne, type BulkTarget } from '../../../lib/list-page/bulk/bulkCall.ts'
import { RowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { ConsoleList } from '../../../lib/list-page/ConsoleList.tsx'
import { filterFields } from '../../../lib/list-page/filterFields.ts'
import { useTaskStatusNames } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import { useBulkJob } from '../../../lib/list-page/bulk/useBulkJob.ts'
import { useOpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useLevel } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { AddSummary } from '../ai-tasks/AddSummary.tsx'
import { AddTask } from '../ai-tasks/AddTask.tsx'
import { DeleteTasks } from '../ai-tasks/DeleteTasks.tsx'
import { FixedTask } from '../ai-tasks/FixedTask.tsx'
import { TaskDrawer } from '../ai-tasks/TaskDrawer.tsx'
import { DemoNote } from '../jobs/DemoNote.tsx'
import { useAiTaskColumns } from '../ai-tasks/useAiTaskColumns.tsx'
import { tasksKey, useTaskList } from '../ai-tasks/useTaskList.ts'
import { useTaskMenu } from '../ai-tasks/useTaskMenu.ts'

const promptOf = ({ prompt }: AiTask) => <bdi>{prompt}</bdi>
const nameOf = ({ task_id }: AiTask) => task_id

type Opened = { target: BulkTarget<FilterName<'aiTasks'>>; task_id?: string } | 'add' | 'summary'

/** AI tasks. */
export default function AiTasksPage() {
  const { t } = useLingui()
  const api = useApi()
  const isAdmin = useLevel() === 'admin'
  /** Answers about websites stay as they were written, and operators change tasks of members only. */
  const canEdit = ({ domain, level }: AiTask) => domain === null && (isAdmin || level === 'member')
  const statusNames = useTaskStatusNames()
  const fieldLabels = useFieldLabels()
  const list = useTaskList()
  const columns = useAiTaskColumns()
  const { list: rows } = list
  const open = useOpenRow({
    list: tasksKey,
    rows,
    keyOf: nameOf,
    find: (task_id, signal) => api.aitask.fetchAppAitaskList({ task_id, pageSize: 1 }, { signal }),
  })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const bulkJob = useBulkJob(tasksKey, {
    'aitask.deleteAppAitask': { label: t`Deleting AI tasks`, done: t`Deleted` },
  })
  const nameOfId = useCallback((id: string) => rows?.find((task) => task.id === id)?.task_id ?? `id ${id}`, [rows])
  const menu = useTaskMenu(list.refresh, ({ id, task_id }) => setOpened({ target: targetOfOne(id), task_id }))
  const addButtons = (
    <>
      <Button icon={TaskIcon} onPress={() => setOpened('summary')}>
        <Trans>Summarize a site</Trans>
      </Button>
      <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('add')}>
        <Trans>Add task</Trans>
      </Button>
    </>
  )
  const fields = filterFields('aiTasks', fieldLabels, statusNames)
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon }
  const deleteSelected = () => setOpened({ target: targetOf(list.selected, list.filters, list.pagination.total) })
  return (
    <ConsoleList
      list={list}
      title={t`AI tasks`}
      searchLabel={t`Search AI tasks`}
      fields={fields}
      progress={
        <>
          <DemoNote />
          <BulkJob followed={bulkJob} nameOf={nameOfId} onChanged={list.refresh} />
        </>
      }
      columns={columns}
      rowName={nameOf}
      rowAction={(task) => {
        const name = nameOf(task)
        const action = { onPress: () => open.open(name), isOpening: true }
        return canEdit(task)
          ? { ...action, label: t`Edit ${name}`, icon: EditIcon }
          : { ...action, label: t`Open ${name}`, icon: TaskIcon }
      }}
      {...(isAdmin && {
        actions: addButtons,
        bulkActions: [{ ...deletion, isDanger: true, onAction: deleteSelected }],
        rowMenu: menu,
      })}
      details={promptOf}
      csvName="ai-tasks"
      settingsOf="aiTasks"
      empty={
        <EmptyState
          icon={TaskIcon}
          title={<Trans>There are no AI tasks yet</Trans>}
          actions={isAdmin ? addButtons : undefined}
        >
          <Trans>A task appears here as soon as somebody asks for one.</Trans>
        </EmptyState>
      }
    >
      <RowDrawer open={open}>
        {(task) =>
          canEdit(task) ? (
            <TaskDrawer key={task.id} task={task} open={open} onChanged={list.refresh} />
          ) : (
            <FixedTask key={task.id} task={task} open={open} onChanged={list.refresh} />
          )
        }
      </RowDrawer>
      {opened === 'add' && <AddTask onChanged={list.refresh} onClose={close} />}
      {opened === 'summary' && <AddSummary onChanged={list.refresh} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <DeleteTasks
          target={opened.target}
          name={opened.task_id}
          nameOfId={nameOfId}
          onDeleted={list.forget}
          onJob={(id) => {
            list.setSelected(nothingSelected)
            bulkJob.follow(id)
          }}
          onClose={close}
        />
      )}
    </ConsoleList>
  )
}
