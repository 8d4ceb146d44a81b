import { Trans, useLingui } from '@lingui/react/macro'
import { taskStatuses, aiTaskLimits, type AiTask } from '@sightline/api-client'
import { Select, TextArea, TextField } from '@sightline/ui'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { FieldLabel } from '../fields/FieldLabel.tsx'
import { OpenRowDrawer } from '../../../lib/list-page/row/RowDrawer.tsx'
import { VersionedForm } from '../../../lib/forms/versioned/VersionedForm.tsx'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useTaskStatusNames } from '../../../lib/ai-tasks/TaskStatusBadge.tsx'
import { useFieldLabels } from '../fields/useFieldLabels.ts'
import type { OpenRow } from '../../../lib/list-page/row/useOpenRow.ts'
import { useVersionedForm } from '../../../lib/forms/versioned/useVersionedForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskHistory } from './TaskHistory.tsx'
import { changeOf, isTaskRow, valuesOf, type TaskValues } from './taskForm.ts'

interface TaskDrawerProps {
  task: AiTask
  open: OpenRow<AiTask>
  onChanged: () => void
}

/** Everything about one task, and the form that changes it. */
export function TaskDrawer({ task, open, onChanged }: TaskDrawerProps) {
  const { t } = useLingui()
  const api = useApi()
  const statusNames = useTaskStatusNames()
  const form = useVersionedForm({
    row: task,
    valuesOf,
    isRow: isTaskRow,
    save: (values, seen) => api.aitask.updateAppAitask(changeOf(values, seen)),
    onSaved: () => {
      onChanged()
      open.close()
    },
  })
  const { control } = form.state.form
  const { task_id } = task
  const text = (name: keyof TaskValues, maxLength: number) => (
    <FormField control={control} name={name}>
      {(field) => <TextField {...field} label={<FieldLabel name={name} />} isOptional maxLength={maxLength} />}
    </FormField>
  )
  return (
    <OpenRowDrawer
      open={open}
      title={<Trans>Edit {task_id}</Trans>}
      description={<bdi>{task.email}</bdi>}
      footer={<SaveButtons state={form.state} />}
    >
      <VersionedForm form={form} onTakeTheirs={onChanged} labels={useFieldLabels()}>
        <TextField label={<FieldLabel name="union_id" />} value={task.union_id} isReadOnly />
        <TextArea label={t`Prompt`} value={task.prompt} isReadOnly />
        <FormField control={control} name="task_status" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={<FieldLabel name="task_status" />}
              items={taskStatuses.map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
        </FormField>
        {text('generation_id', aiTaskLimits.generation_id)}
        {text('model', aiTaskLimits.model)}
        <FormField control={control} name="result">
          {(field) => (
            <TextArea {...field} label={<FieldLabel name="result" />} isOptional maxLength={aiTaskLimits.result} />
          )}
        </FormField>
        <FormField control={control} name="error">
          {(field) => (
            <TextArea
              {...field}
              label={<FieldLabel name="error" />}
              isOptional
              rows={2}
              maxLength={aiTaskLimits.error}
            />
          )}
        </FormField>
        <FormField
          control={control}
          name="cost"
          validate={(cost) => (/^\d{1,9}$/.test(cost) ? undefined : 'field_invalid')}
        >
          {(field) => (
            <TextField
              {...field}
              label={<FieldLabel name="cost" />}
              isOptional
              description={t`In the smallest unit of the currency, such as cents`}
              inputMode="numeric"
            />
          )}
        </FormField>
        {text('currency', 3)}
      </VersionedForm>
      <TaskFacts task={task} />
      <TaskHistory task={task} />
    </OpenRowDrawer>
  )
}
