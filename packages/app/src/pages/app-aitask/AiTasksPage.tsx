import { Trans, useLingui } from '@lingui/react/macro'
import { taskStatuses, type AiTask } from '@sightline/api-client'
import {
  Button,
  DataTable,
  DeleteIcon,
  EditIcon,
  EmptyState,
  PageHeader,
  PlusIcon,
  SearchBar,
  TaskIcon,
  useFormat,
} from '@sightline/ui'
import { useState } from 'react'
import { targetOf, targetOfOne, type BulkTarget } from '../../lists/bulk.ts'
import { ListColumn } from '../../lists/ListColumn.tsx'
import { useLevel } from '../../session/queries.ts'
import { AddTask } from './AddTask.tsx'
import { DeleteTasks } from './DeleteTasks.tsx'
import { names, type FilterName } from './names.ts'
import { useStatusNames } from './StatusBadge.tsx'
import { TaskDrawer } from './TaskDrawer.tsx'
import { useColumns } from './useColumns.tsx'
import { useTaskList } from './useTaskList.ts'

const newestFirst = { columnKey: 'created_at', order: 'descend' } as const
const promptOf = ({ prompt }: AiTask) => <bdi>{prompt}</bdi>
const nameOf = ({ task_id }: AiTask) => task_id

type Opened = { task: AiTask } | { target: BulkTarget<FilterName>; task_id?: string } | 'add'

/** AI tasks. */
export function AiTasksPage() {
  const { t } = useLingui()
  const format = useFormat()
  const isAdmin = useLevel() === 'admin'
  const statusNames = useStatusNames()
  const list = useTaskList()
  const columns = useColumns()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const { total } = list.pagination
  const addButton = (
    <Button variant="primary" icon={PlusIcon} onPress={() => setOpened('add')}>
      <Trans>Add task</Trans>
    </Button>
  )
  const fields = names.filters.map((name) => ({
    name,
    label: name,
    isKey: true,
    ...(name === 'task_status' && {
      options: taskStatuses.map((value) => ({ value, label: statusNames[value] })),
    }),
  }))
  const deletion = { id: 'delete', label: t`Delete`, icon: DeleteIcon }
  return (
    <ListColumn>
      <PageHeader
        title={<Trans>AI tasks</Trans>}
        {...(list.content.status === 'ready' && { count: format.full(total) })}
        {...(isAdmin && { actions: addButton })}
      />
      <SearchBar
        aria-label={t`Search AI tasks`}
        fields={fields}
        filters={list.filters}
        history={list.searchHistory}
        onSearch={list.search}
      />
      <DataTable
        caption={t`AI tasks`}
        columns={columns}
        rowName={nameOf}
        content={list.content}
        isRefreshing={list.isRefreshing}
        listSorter={list.listSorter}
        defaultSorter={newestFirst}
        onSort={list.sort}
        {...(isAdmin && {
          selection: {
            selected: list.selected,
            onChange: list.setSelected,
            total,
            actions: [
              {
                ...deletion,
                isDanger: true,
                onAction: () => setOpened({ target: targetOf(list.selected, list.filters, total) }),
              },
            ],
          },
          rowMenu: ({ id, task_id }: AiTask) => [
            {
              id: 'end',
              entries: [{ ...deletion, onAction: () => setOpened({ target: targetOfOne(id), task_id }) }],
            },
          ],
        })}
        rowAction={(task) => {
          const name = nameOf(task)
          return { label: t`Edit ${name}`, icon: EditIcon, onPress: () => setOpened({ task }) }
        }}
        details={promptOf}
        pagination={list.pagination}
        onPageChange={list.changePage}
        csvName="ai-tasks"
        onClearFilters={list.onClearFilters}
        empty={
          <EmptyState
            icon={TaskIcon}
            title={<Trans>There are no AI tasks yet</Trans>}
            {...(isAdmin && { actions: addButton })}
          >
            <Trans>A task appears here as soon as somebody asks for one.</Trans>
          </EmptyState>
        }
      />
      {opened === 'add' && <AddTask onChanged={list.refresh} onClose={close} />}
      {opened !== null && opened !== 'add' && 'task' in opened && (
        <TaskDrawer key={opened.task.id} task={opened.task} onChanged={list.refresh} onClose={close} />
      )}
      {opened !== null && opened !== 'add' && 'target' in opened && (
        <DeleteTasks target={opened.target} name={opened.task_id} onDeleted={list.forget} onClose={close} />
      )}
    </ListColumn>
  )
}
