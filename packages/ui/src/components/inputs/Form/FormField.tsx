import { useContext, type ReactElement } from 'react'
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { fieldId, FormMessageContext, FormScopeContext } from './formScope.ts'

/** The props for a field of the kit: spread them. */
export interface FieldBinding<Value> {
  id: string
  name: string
  value: Value
  /** The error of the value; null means none. */
  errorMessage: string | null
  onChange: (value: Value) => void
  onBlur: () => void
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>
  name: Name
  /** The message for an empty field, or an unchecked box; without it the field is optional. */
  required?: string | undefined
  /** Looks at a value that is there, without the white space around a text. @returns what is wrong with it */
  validate?: ((value: NonNullable<FieldPathValue<Values, Name>>) => string | undefined) | undefined
  /** Renders the field with its binding. */
  children: (binding: FieldBinding<FieldPathValue<Values, Name>>) => ReactElement
}

/**
 * Binds a field of the kit to a form. An existing error is updated with each change; a new one only appears when the
 * field is left.
 */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  type Value = FieldPathValue<Values, Name>
  const { control, name, required, validate, children } = props
  const textOf = useContext(FormMessageContext)
  const { idStart, setError } = useContext(FormScopeContext)
  const check = (value: Value): string | undefined => {
    const given: unknown = typeof value === 'string' ? value.trim() : value
    return isBlank(given) ? required : validate?.(given as NonNullable<Value>)
  }
  const { field, fieldState } = useController({ control, name, rules: { validate: check } })
  const { error } = fieldState
  return children({
    id: fieldId(idStart, name),
    name,
    value: field.value,
    errorMessage: error?.message === undefined ? null : textOf(error.message),
    onChange: (value) => {
      field.onChange(value)
      if (error !== undefined) setError(name, check(value))
    },
    onBlur: () => {
      // An error of the service stays until the value changes, so leaving the field does not validate it again.
      if (error?.type !== serverError) field.onBlur()
    },
  })
}

const serverError = 'server'

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)
