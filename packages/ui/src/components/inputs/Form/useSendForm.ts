import { useId, useState } from 'react'
import {
  get,
  useForm,
  useFormState,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { useUnsavedChanges } from './UnsavedChanges.tsx'

/** The answer of the service to the sent values. */
export type FormAnswer<Data> = { isTaken: true; data: Data } | ({ isTaken: false } & SubmitError)

export interface SubmitError {
  /** The message for the whole form. */
  message: string
  /** Messages for its fields, by their names, such as `name` or `steps.0.path`. Those of fields that the form does not have count for nothing. */
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds until it can be sent again, after too many attempts. */
  retryAfter?: number | undefined
  /**
   * Whether no answer came, so that nobody knows whether it was taken.
   * @default false
   */
  isLost?: boolean | undefined
}

/** The reason why the last attempt failed, where no field is wrong. */
export type FormFailure =
  | {
      kind: 'refused'
      message: string
      /** Seconds until it can be sent again. */
      retryAfter?: number | undefined
    }
  | { kind: 'lost' }

interface SendFormOptions<Values extends FieldValues, Data> {
  defaultValues: Values
  /** Sends the values. A rejection counts as a lost connection. */
  send: (values: Values) => Promise<FormAnswer<Data>>
  /** Called when they were taken. */
  onSent: (data: Data) => void
  /** The reason why the form cannot be sent at all, from the start: its link has expired. */
  failure?: FormFailure | undefined
}

/** A form that is sent: for `Form`, and for the buttons outside of it. */
export interface SendForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The id of the form, for a submit button outside of it. */
  formId: string
  submit: () => void
  /** Whether an answer is awaited. */
  isPending: boolean
  /** Whether something is typed that the service has not taken. */
  isUnsaved: boolean
  failure: FormFailure | null
}

/**
 * A form that is checked when it is sent, and from then on field by field as they are left. What was typed stays until an
 * answer says that it was accepted: an error is shown at its fields, and after a lost connection the same can be sent again.
 */
export function useSendForm<Values extends FieldValues, Data>(
  options: SendFormOptions<Values, Data>,
): SendForm<Values> {
  const { defaultValues, send, onSent } = options
  const formId = useId()
  const [failure, setFailure] = useState<FormFailure | null>(options.failure ?? null)
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onBlur',
    // The summary takes the focus, or the only wrong field.
    shouldFocusError: false,
  })
  const { isDirty: isUnsaved, isSubmitting } = useFormState({ control: form.control })
  useUnsavedChanges(isUnsaved)

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const answer = await send(values).catch(() => lost)
    if (answer.isTaken) {
      // The sent values are the saved ones now: only later changes would be lost.
      form.reset(values, { keepValues: true })
      return onSent(answer.data)
    }
    setFailure(showSubmitError(form, answer))
  })
  return {
    form,
    formId,
    submit: () => {
      // A second Enter while the first is under way sends nothing twice.
      if (!isSubmitting) void submit()
    },
    isPending: isSubmitting,
    isUnsaved,
    failure,
  }
}

const lost = { isTaken: false, message: '', isLost: true } as const

/** Puts the refused fields at the form’s; what no field is to blame for is the answer. */
function showSubmitError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { message, fields = {}, retryAfter, isLost = false }: SubmitError,
): FormFailure | null {
  if (isLost) return { kind: 'lost' }
  const values = form.getValues()
  const known = Object.entries(fields).filter(([name]) => isField(get(values, name)))
  for (const [name, wrong] of known) form.setError(name as FieldPath<Values>, { type: 'server', message: wrong })
  return known.length > 0 ? null : { kind: 'refused', message, retryAfter }
}

/** Whether it is the value of one field: rows of fields have no place of their own for a message. */
const isField = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.some((row) => typeof row === 'object'))
