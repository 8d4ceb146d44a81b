import { useMemo, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormColumn } from './Form.styles.ts'
import { FormErrors } from './FormErrors.tsx'
import { FormScopeContext } from './formScope.ts'
import type { SendForm } from './useSendForm.ts'
import type { StrictOmit } from '../../props.ts'

export interface FormProps<Values extends FieldValues> extends StrictOmit<
  ComponentPropsWithRef<'form'>,
  'id' | 'onSubmit' | 'noValidate'
> {
  /** The result of `useSendForm`. */
  state: SendForm<Values>
  /** Content above the errors: a conflict with another change. */
  start?: ReactNode | undefined
  /** The fields and, if they are inside the form, the buttons. */
  children: ReactNode
}

/** A form with a summary of errors above its fields. */
export function Form<Values extends FieldValues>({ state, start, children, ...rest }: FormProps<Values>) {
  const { form, formId, submit, isPending, failure } = state
  const scope = useMemo(
    () => ({
      idStart: formId,
      setError: (field: string, message: string | undefined) => {
        const name = field as FieldPath<Values>
        if (message === undefined) form.clearErrors(name)
        else form.setError(name, { type: 'validate', message })
      },
    }),
    [form, formId],
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals, so submitting a form in a dialog must not submit this form.
    event.stopPropagation()
    submit()
  }
  return (
    <FormScopeContext value={scope}>
      <FormColumn {...rest} id={formId} onSubmit={send} noValidate aria-busy={isPending || undefined}>
        {start}
        <FormErrors form={form} failure={failure} />
        {children}
      </FormColumn>
    </FormScopeContext>
  )
}
