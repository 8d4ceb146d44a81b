import { Trans, useLingui } from '@lingui/react/macro'
import { annotationLimits, type Annotation } from '@sightline/api-client'
import { DateField, TextArea, toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { FormDialog } from '../../../lib/forms/FormDialog.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { isDay } from '../query/range.ts'
import { statsKeys } from '../api.ts'

interface AnnotationDialogProps {
  siteId: string
  /** The annotation to change; a day alone adds an annotation on it. */
  annotation: Annotation | { day: string }
  onClose: () => void
}

/** The form that adds or changes an annotation on a day of the chart. */
export function AnnotationDialog({ siteId, annotation, onClose }: AnnotationDialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const known = 'id' in annotation ? annotation : null
  const state = useCallForm({
    defaultValues: { day: annotation.day, text: known?.text ?? '' },
    call: async (values) =>
      known === null
        ? api.annotation.addAnnotation({ site_id: siteId, ...values })
        : api.annotation.updateAnnotation({ site_id: siteId, id: known.id, version: known.version, ...values }),
    onDone: () => {
      toast.success(t`Saved`)
      void queries.invalidateQueries({ queryKey: statsKeys.annotations(siteId) })
      onClose()
    },
  })
  const { control } = state.form
  return (
    <FormDialog
      title={known === null ? <Trans>Add note</Trans> : <Trans>Edit note</Trans>}
      state={state}
      sendLabel={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <FormField
        control={control}
        name="day"
        required="field_required"
        validate={(day) => (isDay(day) ? undefined : 'field_invalid')}
      >
        {(binding) => <DateField {...binding} label={t`Day`} />}
      </FormField>
      <FormField control={control} name="text" required="field_required">
        {(binding) => <TextArea {...binding} label={t`Note`} maxLength={annotationLimits.text} />}
      </FormField>
    </FormDialog>
  )
}
