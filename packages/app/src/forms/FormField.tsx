import { type Control, type FieldPath, type FieldValues, type RegisterOptions, useController } from 'react-hook-form'
import type { MessageKey } from '@sightline/api-client'
import type { ReactElement } from 'react'
import { useMessageText } from '../texts/messageTexts.ts'

export interface FieldBinding {
  id: string
  name: string
  value: string
  error: string | null
  onChange: (value: string) => void
  onBlur: () => void
}

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  /** What is said where the field is empty; without it the field may be. */
  required?: MessageKey
  validate?: (value: string) => MessageKey | undefined
  /** Draws the field from its binding. */
  children: (binding: FieldBinding) => ReactElement
}

/** Binds one field of the kit to a form whose errors are message keys. */
export function FormField<Values extends FieldValues>({
  control,
  name,
  required,
  validate,
  children,
}: FormFieldProps<Values>) {
  const text = useMessageText()
  const rules: RegisterOptions<Values, typeof name> = {
    validate: (value: string | null) => {
      const given = value?.trim() ?? ''
      if (given === '') return required
      return validate?.(given)
    },
  }
  const { field, fieldState } = useController({ control, name, rules })
  return children({
    id: fieldId(name),
    name,
    value: field.value,
    error: fieldState.error?.message === undefined ? null : text(fieldState.error.message),
    onChange: field.onChange,
    onBlur: field.onBlur,
  })
}

/** Id of a field’s control, for links from the summary of errors. */
export const fieldId = (name: string): string => `field-${name}`
