import { Trans, useLingui } from '@lingui/react/macro'
import { accountLevels, demoAccounts, demoPassword, type AccountLevel } from '@sightline/api-client'
import { Button, Callout, Inline, Stack } from '@sightline/ui'
import type { SendForm } from '@sightline/ui/form'

/** The accounts of the demo, each to sign in with one press. */
export default function DemoSignIn({ state }: { state: SendForm<{ email: string; password: string }> }) {
  const { t } = useLingui()
  const names: Record<AccountLevel, string> = { member: t`Member`, operator: t`Operator`, admin: t`Administrator` }
  const signInAs = (level: AccountLevel) => {
    state.form.setValue('email', demoAccounts[level])
    state.form.setValue('password', demoPassword)
    state.submit()
  }
  return (
    <Callout title={<Trans>Explore the demo</Trans>}>
      <Stack gap={3}>
        <Trans>Everybody in it is made up. Sign in as</Trans>
        <Inline>
          {accountLevels.map((level) => (
            <Button key={level} isDisabled={state.isPending} onPress={() => signInAs(level)}>
              {names[level]}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Callout>
  )
}
