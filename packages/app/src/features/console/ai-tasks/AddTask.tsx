import { aiTaskLimits } from '@sightline/api-client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Combobox, Drawer, TextArea, TextField, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { FieldLabel } from '../fields/FieldLabel.tsx'
import { SaveButtons } from '../../../lib/list-page/SaveButtons.tsx'
import { useUserSearch } from '../users/useUserSearch.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'

/** Adds a task for somebody, which waits to be run. */
export function AddTask({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { users, choices } = useUserSearch()
  const api = useApi()
  const state = useCallForm({
    defaultValues: { union_id: null as string | null, task_type: '', prompt: '', model: '' },
    call: async (values) => {
      const result = await api.aitask.addAppAitask({ ...values, union_id: values.union_id ?? '' })
      return result.code === 404 ? { ...result, data: { fields: { union_id: result.message } } } : result
    },
    onDone: () => {
      toast.success(t`Task added`)
      onChanged()
      onClose()
    },
  })
  const { control } = state.form
  return (
    <Drawer
      title={<Trans>Add task</Trans>}
      isOpen
      onOpenChange={onClose}
      hasUnsavedChanges={state.isUnsaved}
      footer={
        <SaveButtons state={state}>
          <Trans>Add task</Trans>
        </SaveButtons>
      }
    >
      <Form state={state}>
        <FormField control={control} name="union_id" required="field_required">
          {(field) => (
            <Combobox
              {...field}
              items={users.map(({ union_id, email }) => ({ value: union_id, label: email }))}
              onInputChange={choices.onInputChange}
              label={t`User`}
              description={t`The user the task belongs to`}
            />
          )}
        </FormField>
        <FormField control={control} name="task_type" required="field_required">
          {(field) => (
            <TextField
              {...field}
              label={<FieldLabel name="task_type" />}
              placeholder="site_summary"
              maxLength={aiTaskLimits.task_type}
            />
          )}
        </FormField>
        <FormField control={control} name="prompt" required="field_required">
          {(field) => <TextArea {...field} label={t`Prompt`} rows={6} maxLength={aiTaskLimits.prompt} />}
        </FormField>
        <FormField control={control} name="model">
          {(field) => <TextField {...field} label={t`Model`} isOptional maxLength={aiTaskLimits.model} />}
        </FormField>
      </Form>
    </Drawer>
  )
}
