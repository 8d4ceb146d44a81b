import { Trans } from '@lingui/react/macro'
import { connectionProviders, type ConnectedAccount } from '@sightline/api-client'
import { Card, ErrorState, PageHeader, Skeleton, Stack } from '@sightline/ui'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useConnections } from '../api.ts'
import { ProviderCard } from '../components/ProviderCard.tsx'
import { ConnectionResult } from '../components/ConnectionResult.tsx'
import { useFinishConnecting } from '../components/useFinishConnecting.ts'
import { instanceName } from '../../../lib/page/instanceName.ts'

/** An address can be kept, or typed: only what was connected in these minutes is said to be. */
const RECENT_MS = 10 * 60_000
const isRecent = ({ state, updated_at }: ConnectedAccount) =>
  state !== 'reconnect' && Date.now() - Date.parse(updated_at) < RECENT_MS

/** Analytics authorization: the signed-in person's own connected accounts. */
export default function ConnectionsPage() {
  const instance = instanceName()
  const text = useMessageText()
  const connections = useConnections()
  const result = useFinishConnecting()
  const isSaid = result !== null && (result !== 'connected' || connections.data?.list.some(isRecent) === true)
  if (connections.isError) {
    return (
      <ErrorState
        level={1}
        title={<Trans>Your connected accounts could not be loaded</Trans>}
        onRetry={() => void connections.refetch()}
      >
        {text(connections.error.message)}
      </ErrorState>
    )
  }
  return (
    <Stack gap={8}>
      <PageHeader
        title={<Trans>Connected accounts</Trans>}
        description={
          <Trans>
            Accounts of other services that {instance} may use on your behalf. You can disconnect them at any time.
          </Trans>
        }
      />
      {isSaid && <ConnectionResult result={result} />}
      {connectionProviders.map((provider) =>
        connections.data === undefined ? (
          <Card key={provider} aria-busy="true" style={{ minBlockSize: '8rem' }}>
            <Skeleton inlineSize="60%" />
          </Card>
        ) : (
          <ProviderCard
            key={provider}
            provider={provider}
            accounts={connections.data.list.filter((account) => account.provider === provider)}
            isAvailable={connections.data.available[provider]}
          />
        ),
      )}
    </Stack>
  )
}
