import { Form } from '@sightline/ui/form'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormTexts } from './changed.ts'
import { Conflict, type FieldLabels } from './Conflict.tsx'
import type { RowForm } from './useRowForm.ts'

interface RowFieldsProps<Row, Values extends FieldValues & FormTexts<Values>> {
  form: RowForm<Row, Values>
  /** Called when rows may look different now. */
  onChanged: () => void
  /** What the texts are called in a conflict; one without a label stands under its path. */
  labels?: FieldLabels<Values>
  /** The fields. */
  children: ReactNode
}

/** The fields of a `useRowForm`, below what somebody else changed meanwhile. */
export function RowFields<Row, Values extends FieldValues & FormTexts<Values>>(props: RowFieldsProps<Row, Values>) {
  const { form, onChanged, labels, children } = props
  const { state, conflict } = form
  const takeTheirs = () => {
    conflict?.onTakeTheirs()
    onChanged()
  }
  return (
    <Form
      state={state}
      start={conflict !== null && <Conflict {...conflict} onTakeTheirs={takeTheirs} labels={labels} />}
    >
      {children}
    </Form>
  )
}
