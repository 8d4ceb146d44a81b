import { useLingui } from '@lingui/react/macro'
import { passwordLimits } from '@sightline/api-client'
import { PasswordField } from '@sightline/ui'
import type { Control, FieldValues } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'

const { minLength } = passwordLimits

/** The field for a new password, with its strength. */
export function NewPasswordField<Values extends FieldValues & { password: string }>({
  control,
}: {
  control: Control<Values>
}) {
  const { t } = useLingui()
  // This component reads only the field that it draws.
  const own = control as unknown as Control<{ password: string }>
  return (
    <FormField
      control={own}
      name="password"
      required="password_too_short"
      validate={(password) => (password.length < minLength ? 'password_too_short' : undefined)}
    >
      {(field) => (
        <PasswordField
          {...field}
          label={t`Password`}
          description={t`At least ${minLength} characters`}
          autoComplete="new-password"
          hasStrength
        />
      )}
    </FormField>
  )
}
