import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink } from '@sightline/ui'
import { FormColumn } from '@sightline/ui/form'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useSession } from '../session/SessionProvider.tsx'

/** What the login page shows to somebody who is signed in. */
export default function AlreadySignedIn({ email }: { email: string }) {
  const { signOut } = useSession()
  return (
    <AuthFrame
      title={<Trans>You are signed in</Trans>}
      description={
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
    </AuthFrame>
  )
}
