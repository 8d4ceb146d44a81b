import { useEffect, useId, useState } from 'react'
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
  /** The error message for the whole form. */
  message: string
  /**
   * Error messages by field name, for example `name` or `steps.0.path`. Names that the form does not have are ignored.
   */
  fields?: Readonly<Record<string, string>> | undefined
  /** Seconds until the form can be sent again, after too many attempts. */
  retryAfter?: number | undefined
  /**
   * Whether no answer arrived, so that it is unknown whether the values were saved.
   * @default false
   */
  isLost?: boolean | undefined
}

/** The reason why the last attempt failed, where no field is wrong. */
export type FormFailure =
  | {
      kind: 'refused'
      message: string
      /** Seconds until the form can be sent again. */
      retryAfter?: number | undefined
      /**
       * Whether it is about the sent values, so that it goes with the next change.
       * @default false
       */
      isOfValues?: boolean | undefined
    }
  | { kind: 'lost' }

interface SendFormOptions<Values extends FieldValues, Data> {
  defaultValues: Values
  /** Sends the values. A rejected promise counts as a lost connection. */
  send: (values: Values) => Promise<FormAnswer<Data>>
  /** Called once the values are saved. */
  onSent: (data: Data) => void
  /** The reason why the form cannot be sent at all, from the start: its link has expired. */
  failure?: FormFailure | undefined
}

/** The state of a form for `Form` and for buttons outside of it. */
export interface SendForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The id of the form, for a submit button outside of it. */
  formId: string
  submit: () => void
  /** Whether the form is being sent. */
  isPending: boolean
  /** Whether the form has changes that are not saved. */
  isUnsaved: boolean
  failure: FormFailure | null
}

/**
 * A form that is validated when it is sent and from then on when a field is left. The values stay until the service
 * accepts them: errors are shown at their fields, and after a lost connection the form can be sent again.
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
    // The error summary moves the focus, not react-hook-form.
    shouldFocusError: false,
  })
  const { isDirty: isUnsaved, isSubmitting } = useFormState({ control: form.control })
  useUnsavedChanges(isUnsaved)

  // What the service refused was about the values that it got.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return
          setFailure((now) => (now?.kind === 'refused' && now.isOfValues === true ? null : now))
        },
      }),
    [form],
  )

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
      // Prevents a second submission while the first is running.
      if (!isSubmitting) void submit()
    },
    isPending: isSubmitting,
    isUnsaved,
    failure,
  }
}

const lost = { isTaken: false, message: '', isLost: true } as const

/** Sets the errors of the service on their fields and keeps the remaining message for the form. */
function showSubmitError<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { message, fields = {}, retryAfter, isLost = false }: SubmitError,
): FormFailure | null {
  if (isLost) return { kind: 'lost' }
  const values = form.getValues()
  const known = Object.entries(fields).filter(([name]) => isField(get(values, name)))
  for (const [name, wrong] of known) form.setError(name as FieldPath<Values>, { type: 'server', message: wrong })
  return known.length > 0 ? null : { kind: 'refused', message, retryAfter, isOfValues: retryAfter === undefined }
}

/** Whether a value belongs to a single field; rows of fields have no place for a message of their own. */
const isField = (value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.some((row) => typeof row === 'object'))
