import { Trans, useLingui } from '@lingui/react/macro'
import { taskStatuses, type AiTask } from '@sightline/api-client'
import { Button, Drawer, Select, TextArea, TextField, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { Conflict } from '../../lists/Conflict.tsx'
import { useSession } from '../../session/SessionProvider.tsx'
import { useStatusNames } from './StatusBadge.tsx'
import { changedIn, changeOf, isTaskRow, valuesOf, type TaskValues } from './taskForm.ts'

interface TaskDrawerProps {
  task: AiTask
  onChanged: () => void
  onClose: () => void
}

/** Everything about one task, and the form that changes it. */
export function TaskDrawer({ task, onChanged, onClose }: TaskDrawerProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const formId = useId()
  const statusNames = useStatusNames()
  const [seen, setSeen] = useState(task)
  const [conflict, setConflict] = useState<AiTask | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ defaultValues: valuesOf(task), shouldFocusError: false })
  const values = useWatch({ control: form.control }) as TaskValues
  const { task_id } = task

  const save = form.handleSubmit(async (given) => {
    setRefusal(null)
    const result = await api.aitask.updateAppAitask(changeOf(given, seen))
    if (result.code === 200) {
      toast.success(t`Saved`)
      onChanged()
      return onClose()
    }
    const now = 'data' in result ? result.data : undefined
    if (result.message === 'row_changed' && isTaskRow(now)) return setConflict(now)
    setRefusal(showRefusal(form, result))
  })
  const goOnFrom = (row: AiTask) => {
    setSeen(row)
    setConflict(null)
  }
  const text = (name: keyof TaskValues, label: string, maxLength: number) => (
    <FormField control={form.control} name={name}>
      {(field) => <TextField {...field} label={label} maxLength={maxLength} />}
    </FormField>
  )
  return (
    <Drawer
      title={<Trans>Edit {task_id}</Trans>}
      subtitle={<bdi>{task.email}</bdi>}
      isOpen
      onClose={onClose}
      hasUnsavedChanges={changedIn(values, seen).length > 0}
      footer={
        <>
          <Button slot="close">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.formState.isSubmitting}>
            <Trans>Save changes</Trans>
          </Button>
        </>
      }
    >
      <FormColumn id={formId} onSubmit={(event) => void save(event)} noValidate>
        {conflict !== null && (
          <Conflict
            theirs={valuesOf(conflict)}
            changed={changedIn(values, conflict)}
            onTakeTheirs={() => {
              form.reset(valuesOf(conflict))
              goOnFrom(conflict)
              onChanged()
            }}
            onKeepMine={() => goOnFrom(conflict)}
          />
        )}
        <FormErrors form={form} refusal={refusal} />
        <TextField label="union_id" value={task.union_id} isReadOnly />
        <TextArea label={t`Prompt`} value={task.prompt} isReadOnly />
        <FormField control={form.control} name="task_status" required="field_required">
          {(field) => (
            <Select
              {...field}
              label={t`Status`}
              options={taskStatuses.map((value) => ({ value, label: statusNames[value] }))}
            />
          )}
        </FormField>
        {text('generation_id', t`generation_id (optional)`, 200)}
        {text('model', t`Model (optional)`, 100)}
        <FormField control={form.control} name="result">
          {(field) => <TextArea {...field} label={t`Answer (optional)`} maxLength={100_000} />}
        </FormField>
        <FormField control={form.control} name="error">
          {(field) => <TextArea {...field} label={t`Error (optional)`} rows={2} maxLength={5000} />}
        </FormField>
        <FormField
          control={form.control}
          name="cost"
          validate={(cost) => (/^\d{1,9}$/.test(cost) ? undefined : 'field_invalid')}
        >
          {(field) => (
            <TextField
              {...field}
              label={t`Cost (optional)`}
              help={t`In the smallest unit of the currency, such as cents`}
              inputMode="numeric"
            />
          )}
        </FormField>
        {text('currency', t`Currency (optional)`, 3)}
      </FormColumn>
    </Drawer>
  )
}
