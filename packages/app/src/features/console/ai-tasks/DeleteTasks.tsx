import type { FilterName } from '@sightline/api-client'
import { Plural, Trans } from '@lingui/react/macro'
import { type BulkTarget, bulkInputOf } from '../../../lib/list-page/bulk/bulkCall.ts'
import { DeleteRows } from '../../../lib/list-page/bulk/DeleteRows.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'

interface DeleteTasksProps {
  target: BulkTarget<FilterName<'aiTasks'>>
  /** What the task is called, where it is one. */
  name: string | undefined
  /** What the task of an id is called, in the report. */
  nameOfId: (id: string) => string
  onDeleted: (ids: readonly string[]) => void
  /** Called with the job that goes on with many rows. */
  onJob: (jobId: string) => void
  onClose: () => void
}

/** Deletes one task, or all that are selected. */
export function DeleteTasks({ target: { input, count }, name, nameOfId, onDeleted, onJob, onClose }: DeleteTasksProps) {
  const api = useApi()
  const ids = 'ids' in input ? input.ids : []
  const about = bulkInputOf('aiTasks', input)
  return (
    <DeleteRows
      title={
        name === undefined ? (
          <Plural value={count} one="Delete # task?" other="Delete # tasks?" />
        ) : (
          <Trans>Delete {name}?</Trans>
        )
      }
      confirmLabel={
        name === undefined ? (
          <Plural value={count} one="Delete # task" other="Delete # tasks" />
        ) : (
          <Trans>Delete task</Trans>
        )
      }
      typed={name ?? String(count)}
      nameOf={nameOfId}
      run={() => api.aitask.deleteAppAitask(about)}
      onDone={(failed) => onDeleted(ids.filter((id) => !failed.includes(id)))}
      onJob={onJob}
      onClose={onClose}
    >
      <Trans>Prompt, answer and cost are gone for good.</Trans>
    </DeleteRows>
  )
}
