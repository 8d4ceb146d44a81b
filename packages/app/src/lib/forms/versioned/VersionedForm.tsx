import { Form } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormTexts } from './changedFields.ts'
import type { VersionedFormState } from './useVersionedForm.ts'
import { VersionConflict, type FieldLabels } from './VersionConflict.tsx'

interface VersionedFormProps<Row, Values extends FieldValues & FormTexts<Values>> {
  form: VersionedFormState<Row, Values>
  /** Called after the person has taken over the other version. */
  onTakeTheirs?: () => void
  /** Labels of the fields in the conflict notice; a field without one is shown by its path. */
  labels?: FieldLabels<Values>
  children: ReactNode
}

/** The form of a row with a version. When somebody else has saved meanwhile, it shows the conflict above the fields. */
export function VersionedForm<Row, Values extends FieldValues & FormTexts<Values>>(
  props: VersionedFormProps<Row, Values>,
) {
  const { form, onTakeTheirs, labels, children } = props
  const { state, conflict } = form
  const takeTheirs = () => {
    conflict?.onTakeTheirs()
    onTakeTheirs?.()
  }
  return (
    <Form
      state={state}
      start={conflict !== null && <VersionConflict {...conflict} onTakeTheirs={takeTheirs} labels={labels} />}
    >
      {children}
    </Form>
  )
}
