import { Trans, useLingui } from '@lingui/react/macro'
import { passwordLimits } from '@sightline/api-client'
import { Button, Card, Container, PasswordField, toast } from '@sightline/ui'
import { Form } from '@sightline/ui/form'
import { useQueryClient } from '@tanstack/react-query'
import { FormField } from '../../../lib/forms/FormField.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { ownKeys } from '../api.ts'

const { minLength } = passwordLimits

/** The form that changes the password: it needs the present one, and ends every other session. */
export function Password({ canEdit }: { canEdit: boolean }) {
  const { t } = useLingui()
  const api = useApi()
  const queries = useQueryClient()
  const state = useCallForm({
    defaultValues: { password: '', new_password: '' },
    call: (values) => api.user.changePassword(values),
    onDone: () => {
      toast.success(t`Your password was changed`)
      state.form.reset()
      void queries.invalidateQueries({ queryKey: ownKeys.sessions })
    },
  })
  const { control } = state.form
  return (
    <Card
      title={<Trans>Password</Trans>}
      description={<Trans>A new password signs you out everywhere else.</Trans>}
      footer={
        <>
          <span />
          <Button type="submit" form={state.formId} isDisabled={!canEdit} isPending={state.isPending}>
            <Trans>Change password</Trans>
          </Button>
        </>
      }
    >
      <Container size="sm" align="start">
        <Form state={state}>
          <FormField control={control} name="password" required="field_required">
            {(field) => (
              <PasswordField
                {...field}
                label={t`Current password`}
                autoComplete="current-password"
                isDisabled={!canEdit}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="new_password"
            required="password_too_short"
            validate={(password) => (password.length < minLength ? 'password_too_short' : undefined)}
          >
            {(field) => (
              <PasswordField
                {...field}
                label={t`New password`}
                description={t`At least ${minLength} characters`}
                autoComplete="new-password"
                hasStrength
                isDisabled={!canEdit}
              />
            )}
          </FormField>
        </Form>
      </Container>
    </Card>
  )
}
