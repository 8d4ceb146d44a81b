import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Drawer, TextArea, TextField, toast } from '@sightline/ui'
import { useId, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { FormColumn } from '../../forms/FormColumn.tsx'
import { FormErrors } from '../../forms/FormErrors.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { showRefusal } from '../../forms/submit.ts'
import { useSession } from '../../session/SessionProvider.tsx'

/** Adds a task for somebody, which waits to be run. */
export function AddTask({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useSession()
  const formId = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({
    defaultValues: { union_id: '', task_type: '', prompt: '', model: '' },
    shouldFocusError: false,
  })
  const { isDirty } = useFormState({ control: form.control })
  const add = form.handleSubmit(async (values) => {
    setRefusal(null)
    const result = await api.aitask.addAppAitask(values)
    if (result.code === 404) return form.setError('union_id', { type: 'server', message: result.message })
    if (result.code !== 200) return setRefusal(showRefusal(form, result))
    toast.success(t`Task added`)
    onChanged()
    onClose()
  })
  return (
    <Drawer
      title={<Trans>Add task</Trans>}
      isOpen
      onClose={onClose}
      hasUnsavedChanges={isDirty}
      footer={
        <>
          <Button slot="close">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.formState.isSubmitting}>
            <Trans>Add task</Trans>
          </Button>
        </>
      }
    >
      <FormColumn id={formId} onSubmit={(event) => void add(event)} noValidate>
        <FormErrors form={form} refusal={refusal} />
        <FormField control={form.control} name="union_id" required="field_required">
          {(field) => <TextField {...field} label="union_id" help={t`Whose task it is`} maxLength={100} />}
        </FormField>
        <FormField control={form.control} name="task_type" required="field_required">
          {(field) => <TextField {...field} label={t`Type`} placeholder="site_summary" maxLength={40} />}
        </FormField>
        <FormField control={form.control} name="prompt" required="field_required">
          {(field) => <TextArea {...field} label={t`Prompt`} rows={6} maxLength={20_000} />}
        </FormField>
        <FormField control={form.control} name="model">
          {(field) => <TextField {...field} label={t`Model (optional)`} maxLength={100} />}
        </FormField>
      </FormColumn>
    </Drawer>
  )
}
