import { useContext, type ReactElement } from 'react'
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { fieldId, FormMessageContext, FormScopeContext } from './scope.ts'

/** What a field of the kit is given: spread it. */
export interface FieldBinding<Value> {
  id: string
  name: string
  value: Value
  /** What is wrong with the value; null means nothing. */
  errorMessage: string | null
  onChange: (value: Value) => void
  onBlur: () => void
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>
  name: Name
  /** What is said where the field is empty, or a box is not checked; without it the field may be. */
  required?: string | undefined
  /** Looks at a value that is there, without the white space around a text. @returns what is wrong with it */
  validate?: ((value: NonNullable<FieldPathValue<Values, Name>>) => string | undefined) | undefined
  /** Draws the field from its binding. */
  children: (binding: FieldBinding<FieldPathValue<Values, Name>>) => ReactElement
}

/** Binds one field of the kit to a form. An error goes, or changes, with the value; a new one waits until the field is left. */
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
      // What the service refuses stays refused until it is changed: looking at it does not mend it.
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
