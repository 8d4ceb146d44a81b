import { msg } from '@lingui/core/macro'
import { useContext, useEffect, useEffectEvent, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useText } from '../../../format/useText.ts'
import { Callout } from '../../feedback/Callout/index.ts'
import { focusControl } from '../FormErrorSummary/focusControl.ts'
import { FormErrorSummary } from '../FormErrorSummary/index.ts'
import { Countdown } from './Countdown.tsx'
import { fieldId, FormMessageContext, FormScopeContext } from './formScope.ts'
import type { FormFailure } from './useSendForm.ts'
import type { StrictOmit } from '../../props.ts'

export interface FormErrorsProps<Values extends FieldValues> extends StrictOmit<
  ComponentPropsWithRef<'div'>,
  'title' | 'children'
> {
  form: UseFormReturn<Values>
  /** The reason why the last attempt failed, where no field is wrong. */
  failure: FormFailure | null
}

/**
 * The errors above a form: its own message, or the list of wrong fields when there are several. The ref and other props
 * go to that message or list.
 */
export function FormErrors<Values extends FieldValues>({ form, failure, ...rest }: FormErrorsProps<Values>) {
  const textOf = useContext(FormMessageContext)
  const { idStart } = useContext(FormScopeContext)
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control })
  const wrong = errorsIn(errors).map(([name, message]) => ({ id: fieldId(idStart, name), message: textOf(message) }))
  const [only] = wrong
  const lonely = wrong.length === 1 ? only?.id : undefined
  // A single error needs no list: its field is focused directly.
  const focusLonely = useEffectEvent(() => {
    if (lonely !== undefined) focusControl(lonely)
  })
  useEffect(() => {
    // Only a new attempt moves the focus, not a correction in between.
    if (submitCount > 0 && !isSubmitting) focusLonely()
  }, [submitCount, isSubmitting])
  if (failure !== null) return <Failure {...rest} failure={failure} attempt={submitCount} />
  return wrong.length > 1 ? <FormErrorSummary {...rest} errors={wrong} attempt={submitCount} /> : null
}

interface FailureProps extends StrictOmit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  failure: FormFailure
  /** Counts the attempts to send the form. */
  attempt: number
}

/** The message of a failure that belongs to no field. In a long form it scrolls into view. */
function Failure({ failure, attempt, ref, ...rest }: FailureProps) {
  const text = useText()
  const textOf = useContext(FormMessageContext)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  useEffect(() => {
    if (attempt > 0) root.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  const title =
    failure.kind === 'lost'
      ? text(msg`The service did not answer. Please check your connection, then send it again.`)
      : textOf(failure.message)
  return (
    <Callout {...rest} ref={root} tone="negative" title={title}>
      {failure.kind === 'lost' ? (
        // No answer arrived, so it is unknown whether the values were saved.
        text(msg`What you typed is still here.`)
      ) : failure.retryAfter === undefined ? undefined : (
        <Countdown seconds={failure.retryAfter} />
      )}
    </Callout>
  )
}

/** The name and message of each invalid field, including those of rows. */
function errorsIn(errors: object, parent = ''): [name: string, message: string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, object | undefined]) => {
    // Rows without errors are empty items of the array.
    if (error === undefined) return []
    const name = parent + key
    // An error has a `type`; an object without one contains the errors of a row or of its fields.
    if (!('type' in error) || typeof error.type !== 'string') return errorsIn(error, `${name}.`)
    return [[name, 'message' in error && typeof error.message === 'string' ? error.message : '']]
  })
}
