import type { MessageKey } from '@sightline/api-client'
import { FormField as KitFormField, type FormFieldProps as KitFormFieldProps } from '@sightline/ui/form'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { useMessageText } from '../i18n/messageTexts.ts'

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> extends Omit<
  KitFormFieldProps<Values, Name>,
  'required' | 'validate'
> {
  /** The message for an empty field; without it the field is optional. */
  required?: MessageKey
  validate?: (value: NonNullable<FieldPathValue<Values, Name>>) => MessageKey | undefined
  /** What is said at the field of a value that is not valid: which ones are. @default that it is not */
  invalidText?: string
}

/** Binds a field of the kit to a form whose errors are message keys of the service. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  invalidText,
  children,
  ...rest
}: FormFieldProps<Values, Name>) {
  const textOf = useMessageText()
  return (
    <KitFormField {...rest}>
      {(field) =>
        invalidText !== undefined && field.errorMessage === textOf('field_invalid')
          ? children({ ...field, errorMessage: invalidText })
          : children(field)
      }
    </KitFormField>
  )
}
