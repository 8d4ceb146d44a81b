import { Trans, useLingui } from '@lingui/react/macro'
import { Link, PasswordField } from '@sightline/ui'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/**
 * Asks for the person’s own password before a change; links to a new one by mail for people who have none or forgot it.
 */
export function OwnPasswordField<Values extends { password: string }>({ control }: { control: Control<Values> }) {
  const { t } = useLingui()
  return (
    <FormField control={control as unknown as Control<{ password: string }>} name="password" required="field_required">
      {(field) => (
        <PasswordField
          {...field}
          label={t`Your password`}
          description={
            <Link href={hrefOf(paths.forgotPassword)}>
              <Trans>Forgot your password, or have none yet?</Trans>
            </Link>
          }
          autoComplete="current-password"
        />
      )}
    </FormField>
  )
}
