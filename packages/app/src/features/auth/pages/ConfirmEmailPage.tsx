import { Trans } from '@lingui/react/macro'
import { ButtonLink, Callout, Spinner, Stack } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The page of a mailed link: it confirms the account’s e-mail address as soon as it opens. */
export default function ConfirmEmailPage() {
  const api = useApi()
  const text = useMessageText()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const { data } = useQuery({
    queryKey: ['confirm email', code],
    queryFn: () => api.auth.confirmEmail({ code }),
    staleTime: Infinity,
    retry: false,
  })
  const title = <Trans>Confirm your e-mail address</Trans>
  if (data === undefined)
    return (
      <AuthFrame title={title}>
        <Spinner label={<Trans>Confirming the address …</Trans>} />
      </AuthFrame>
    )
  const email = data.code === 200 ? data.data.email : null
  return (
    <AuthFrame title={title}>
      <Stack gap={8}>
        {email === null ? (
          <Callout tone="negative" title={text(data.message)} />
        ) : (
          <Callout
            tone="positive"
            title={
              <Trans>
                <bdi dir="ltr">{email}</bdi> is confirmed as the address of your account.
              </Trans>
            }
          />
        )}
        <ButtonLink size="lg" variant="primary" isFullWidth href={hrefOf(paths.sites)}>
          <Trans>My sites</Trans>
        </ButtonLink>
      </Stack>
    </AuthFrame>
  )
}
