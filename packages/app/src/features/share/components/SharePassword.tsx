import { Trans, useLingui } from '@lingui/react/macro'
import { passwordLimits } from '@sightline/api-client'
import { Button, Container, EmptyState, LockIcon, PasswordField } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useDocumentTitle } from '../../../lib/page/useDocumentTitle.ts'
import { useStatsApi } from '../../dashboard/index.ts'

interface SharePasswordProps {
  /** Called with the token that shows the dashboard from now on. */
  onOpened: (token: string) => void
}

/** Asks for the password of a share link; the site is not named before. */
export function SharePassword({ onOpened }: SharePasswordProps) {
  const { t } = useLingui()
  const api = useStatsApi()
  const state = useCallForm({
    defaultValues: { password: '' },
    call: ({ password }) => api.share.open({ password }),
    onDone: ({ token }) => onOpened(token),
  })
  useDocumentTitle(t`Shared dashboard`)
  return (
    <Container size="sm">
      <EmptyState icon={LockIcon} level={1} title={<Trans>This dashboard has a password</Trans>}>
        <Trans>Whoever gave you the link knows it.</Trans>
      </EmptyState>
      <Form state={state}>
        <FormField control={state.form.control} name="password" required="field_required">
          {(field) => (
            <PasswordField
              {...field}
              label={t`Password`}
              autoComplete="current-password"
              maxLength={passwordLimits.maxLength}
              autoFocus
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={state.isPending}>
          <Trans>Open the dashboard</Trans>
        </Button>
      </Form>
    </Container>
  )
}
