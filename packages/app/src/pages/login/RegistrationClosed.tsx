import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui'
import { AuthPage } from '../../layout/AuthPage.tsx'
import { hrefOf } from '../../navigation/hash.ts'
import { paths } from '../../navigation/paths.ts'
import { useMessageText } from '../../i18n/messageTexts.ts'

/** In place of the form where nobody may make an account. */
export function RegistrationClosed() {
  const text = useMessageText()
  return (
    <AuthPage title={<Trans>Create your account</Trans>} lead={text('registration_closed')}>
      <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </AuthPage>
  )
}
