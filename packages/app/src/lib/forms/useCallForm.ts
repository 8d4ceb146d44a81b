import { ApiError, type MessageKey, type Result } from '@sightline/api-client'
import { useSendForm, type FormAnswer, type SendForm } from '@sightline/ui/form'
import type { FieldValues } from 'react-hook-form'
import { isMessageKey } from '../i18n/messageTexts.ts'

interface CallFormOptions<Values extends FieldValues, Data> {
  defaultValues: Values
  call: (values: Values) => Promise<Result<Data>>
  onDone: (data: Data) => void
  /** The error that the form shows from the start. */
  initialError?: MessageKey | undefined
}

/** A form whose values are sent to a call of the service. */
export function useCallForm<Values extends FieldValues, Data>(
  options: CallFormOptions<Values, Data>,
): SendForm<Values> {
  const { defaultValues, call, onDone, initialError } = options
  return useSendForm<Values, Data>({
    defaultValues,
    send: async (values) => answerOf(await call(values)),
    onSent: onDone,
    failure: initialError === undefined ? undefined : { kind: 'refused', message: initialError },
  })
}

/** Turns a call’s result into the answer that a form shows. */
function answerOf<Data>(result: Result<Data>): FormAnswer<Data> {
  if (result.code === 200) return { isTaken: true, data: result.data }
  const { message } = result
  const { fields, retryAfter } = new ApiError(result)
  // Too many requests is an error of the service; an error from elsewhere counts as no answer.
  return {
    isTaken: false,
    message,
    fields,
    retryAfter,
    isLost: result.code === -1 && !isMessageKey(message),
  }
}
