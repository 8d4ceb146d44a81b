import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'

/** Stands in place of the form where nobody may create an account. */
export default function RegistrationClosed() {
  const text = useMessageText()
  return (
    <AuthFrame title={<Trans>Create your account</Trans>} description={text('registration_closed')}>
      <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
        <Trans>Sign in</Trans>
      </ButtonLink>
    </AuthFrame>
  )
}
