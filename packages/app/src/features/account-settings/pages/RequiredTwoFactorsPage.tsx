import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { AuthFrame, useSession } from '../../auth/index.ts'
import { SetUpTwoFactors } from '../security/SetUpTwoFactors.tsx'

/** Stands in place of every page for somebody who must have a second factor, and has none. */
export default function RequiredTwoFactorsPage() {
  const queries = useQueryClient()
  const { signOut } = useSession()
  return (
    <AuthFrame
      title={<Trans>Two-factor sign-in is required</Trans>}
      description={<Trans>Your account can change a lot, so a code from an app on your phone protects it.</Trans>}
    >
      <Stack gap={8}>
        <SetUpTwoFactors onDone={() => void queries.invalidateQueries()} />
        <Button size="lg" variant="quiet" isFullWidth onPress={() => void signOut()}>
          <Trans>Sign out</Trans>
        </Button>
      </Stack>
    </AuthFrame>
  )
}
