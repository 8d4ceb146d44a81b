import type { ReactElement } from 'react'
import * as form from '../../components/inputs/Form/index.ts'
import type { Examples } from './probe.ts'

const nothing = () => {}

export const formExamples: Examples = {
  Form: ({ id: _, ...probe }) => (
    <SentForm>
      {(state) => (
        <form.Form {...probe} state={state}>
          Fields
        </form.Form>
      )}
    </SentForm>
  ),
  FormActions: (probe) => <form.FormActions {...probe}>Save</form.FormActions>,
  FormCheckbox: ({ id, ...probe }) => (
    <form.FormCheckbox
      {...probe}
      id={id}
      name="agreed"
      value={false}
      errorMessage="Please agree"
      onChange={nothing}
      onBlur={nothing}
    >
      I agree
    </form.FormCheckbox>
  ),
  FormColumn: (probe) => <form.FormColumn {...probe}>Fields</form.FormColumn>,
  FormErrors: (probe) => (
    <SentForm>
      {(state) => (
        <form.FormErrors {...probe} form={state.form} failure={{ kind: 'refused', message: 'It was not taken' }} />
      )}
    </SentForm>
  ),
  FormRow: (probe) => <form.FormRow {...probe}>Fields</form.FormRow>,
}

/** A form that was never sent. */
function SentForm({ children }: { children: (state: form.SendForm<{ name: string }>) => ReactElement }) {
  return children(
    form.useSendForm({
      defaultValues: { name: '' },
      send: () => Promise.resolve({ isTaken: true, data: null }),
      onSent: nothing,
    }),
  )
}
