import { Trans } from '@lingui/react/macro'
import { ButtonLink, token, type } from '@sightline/ui'
import { styled } from 'styled-components'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { hrefOf } from '../../../lib/navigation/hash.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** What to do without the password: no mail is sent from here, so the way leads over an administrator. */
export function ForgotPassword() {
  return (
    <AuthFrame
      title={<Trans>Forgot your password?</Trans>}
      description={
        <Trans>
          Ask an administrator of this instance for a one-time link. With it you set a new password and are signed in at
          once. No e-mail is sent from here.
        </Trans>
      }
    >
      <Last>
        <Trans>
          If you are the only administrator, have the server started with <code>npm start -- --password-link=</code> and
          your e-mail: it prints such a link.
        </Trans>
      </Last>
      <ButtonLink size="lg" isFullWidth href={hrefOf(paths.login)}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </AuthFrame>
  )
}

const Last = styled.p`
  ${type.body}
  margin: 0 0 ${token['space-8']};
  color: ${token['text-secondary']};
  & code {
    ${type.code}
    direction: ltr;
    unicode-bidi: isolate;
  }
`
