import type { MessageKey } from '@sightline/api-client'
import { FormField as KitFormField, type FormFieldProps as KitFormFieldProps } from '@sightline/ui/form'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  KitFormFieldProps<Values, Name>,
  'required' | 'validate'
> {
  /** The message for an empty field; without it the field is optional. */
  required?: MessageKey
  validate?: (value: NonNullable<FieldPathValue<Values, Name>>) => MessageKey | undefined
}

/** Binds a field of the kit to a form whose errors are message keys of the service. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  return <KitFormField {...props} />
}
