import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink } from '@sightline/ui'
import { FormColumn } from '@sightline/ui/form'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useSession } from '../../session/SessionProvider.tsx'

export function SignedIn({ email }: { email: string }) {
  const { signOut } = useSession()
  return (
    <AuthPage
      title={<Trans>You are signed in</Trans>}
      lead={
        <Trans>
          As <bdi>{email}</bdi>
        </Trans>
      }
    >
      <FormColumn as="div">
        <ButtonLink variant="primary" size="lg" isFullWidth href={hrefOf(paths.sites)}>
          <Trans>My sites</Trans>
        </ButtonLink>
        <Button size="lg" isFullWidth onPress={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </FormColumn>
    </AuthPage>
  )
}
