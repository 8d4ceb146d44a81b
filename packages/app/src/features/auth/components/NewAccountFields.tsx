import { useLingui } from '@lingui/react/macro'
import { TextField } from '@sightline/ui'
import type { Control, FieldValues } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'

/** The fields of every new account: e-mail address and password. */
export function NewAccountFields<Values extends FieldValues & { email: string; password: string }>({
  control,
}: {
  control: Control<Values>
}) {
  const { t } = useLingui()
  // This component reads only the two fields that it draws.
  const own = control as unknown as Control<{ email: string; password: string }>
  return (
    <>
      <FormField control={own} name="email" required="email_invalid">
        {(field) => <TextField {...field} type="email" label={t`E-mail`} autoComplete="username" />}
      </FormField>
      <NewPasswordField control={own} />
    </>
  )
}
