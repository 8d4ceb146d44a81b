import { Trans } from '@lingui/react/macro'
import { ButtonLink, Callout, Stack } from '@sightline/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { hrefOf } from '../../../lib/navigation/hashAddress.ts'
import { paths } from '../../../lib/navigation/paths.ts'

/** The page of a mailed link: it cancels the deletion of the account as soon as it opens. */
export default function KeepAccountPage() {
  const api = useApi()
  const text = useMessageText()
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const { data } = useQuery({
    queryKey: ['keep account', code],
    queryFn: () => api.auth.keepAccount({ code }),
    staleTime: Infinity,
    retry: false,
  })
  if (data === undefined) return null
  const email = data.code === 200 ? data.data.email : null
  return (
    <AuthFrame title={<Trans>Keep your account</Trans>}>
      <Stack gap={8}>
        {email === null ? (
          <Callout tone="negative" title={text(data.message)} />
        ) : (
          <Callout
            tone="positive"
            title={
              <Trans>
                The account of <bdi dir="ltr">{email}</bdi> is not deleted.
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
