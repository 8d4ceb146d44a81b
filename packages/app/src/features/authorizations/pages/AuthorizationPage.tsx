import { Trans } from '@lingui/react/macro'
import { connectionProviders } from '@sightline/api-client'
import { Card, ErrorState, PageHeader, Skeleton, Stack } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useAuthorizations } from '../api.ts'
import { ProviderCard } from '../components/ProviderCard.tsx'
import { ReturnNotice } from '../components/ReturnNotice.tsx'
import { useReturned } from '../components/useReturned.ts'

/** Analytics authorization: the signed-in person's own connected accounts. */
export default function AuthorizationPage() {
  const text = useMessageText()
  const authorizations = useAuthorizations()
  const result = useReturned()
  if (authorizations.isError) {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your connected accounts could not be loaded</Trans>}
        onRetry={() => void authorizations.refetch()}
      >
        {text(authorizations.error.message)}
      </ErrorState>
    )
  }
  return (
    <Stack gap={8}>
      <PageHeader
        title={<Trans>Connected accounts</Trans>}
        description={
          <Trans>Accounts of other services that Sightline may use for you. You can disconnect them at any time.</Trans>
        }
      />
      {result !== null && <ReturnNotice result={result} />}
      {connectionProviders.map((provider) =>
        authorizations.data === undefined ? (
          <Card key={provider} aria-busy="true" style={{ minBlockSize: '8rem' }}>
            <Skeleton inlineSize="60%" />
          </Card>
        ) : (
          <ProviderCard
            key={provider}
            provider={provider}
            accounts={authorizations.data.list.filter((account) => account.provider === provider)}
            isAvailable={authorizations.data.available[provider]}
          />
        ),
      )}
    </Stack>
  )
}
