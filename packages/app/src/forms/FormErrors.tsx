import { Callout, FormErrorSummary } from '@sightline/ui'
import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { useMessageText } from '../texts/messageTexts.ts'
import { fieldId } from './FormField.tsx'

interface FormErrorsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Message for the whole form, from the service. */
  refusal: string | null
}

/** What stands above a form that was refused: its own message, or the list of wrong fields when there are several. */
export function FormErrors<Values extends FieldValues>({ form, refusal }: FormErrorsProps<Values>) {
  const text = useMessageText()
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control })
  const wrong = Object.entries(errors).map(([name, error]) => ({
    id: fieldId(name),
    message: text(typeof error?.message === 'string' ? error.message : ''),
  }))
  const [only] = wrong
  const lonely = wrong.length === 1 ? only?.id : undefined
  // One wrong field needs no list: focus goes to it at once.
  const focusLonely = useEffectEvent(() => {
    if (lonely !== undefined) document.getElementById(lonely)?.focus()
  })
  useEffect(() => {
    // Only a new attempt moves focus, not a field that was mended meanwhile.
    if (submitCount > 0 && !isSubmitting) focusLonely()
  }, [submitCount, isSubmitting])
  if (refusal !== null) return <Callout tone="negative" title={text(refusal)} />
  return wrong.length > 1 ? <FormErrorSummary errors={wrong} attempt={submitCount} /> : null
}
