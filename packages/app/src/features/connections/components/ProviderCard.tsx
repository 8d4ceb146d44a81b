import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectedAccount, ConnectionProvider, GoogleAccess } from '@sightline/api-client'
import { Button, Card, DataList, PlusIcon, Text, toast } from '@sightline/ui'
import { useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { AccountItem } from './AccountItem.tsx'
import { CloudflareToken } from './CloudflareToken.tsx'
import { providerNames } from './providerNames.ts'
import { useProviderPurposes } from './providerTexts.ts'

interface ProviderCardProps {
  provider: ConnectionProvider
  /** The person’s accounts at this provider. */
  accounts: readonly ConnectedAccount[]
  /** Whether the instance is set up for the provider. */
  isAvailable: boolean
}

/** The accounts that somebody has connected at one provider. */
export function ProviderCard({ provider, accounts, isAvailable }: ProviderCardProps) {
  const { t } = useLingui()
  const purposes = useProviderPurposes()
  const isReadOnly = useIsReadOnly()
  const { connect, isPending } = useConnect(provider)
  const [isPasting, setPasting] = useState(false)
  const name = providerNames[provider]
  const begin = (access: GoogleAccess) => (provider === 'cloudflare' ? setPasting(true) : void connect(access))
  return (
    <Card
      title={name}
      description={purposes[provider]}
      actions={
        isAvailable &&
        !isReadOnly && (
          <Button
            icon={PlusIcon}
            aria-label={accounts.length === 0 ? t`Connect ${name}` : t`Connect another ${name} account`}
            isPending={isPending}
            onPress={() => begin('read')}
          >
            {accounts.length === 0 ? <Trans>Connect</Trans> : <Trans>Connect another</Trans>}
          </Button>
        )
      }
    >
      {accounts.length > 0 ? (
        <DataList isFramed aria-label={t`Accounts of ${name}`}>
          {accounts.map((account) => (
            <AccountItem key={account.id} account={account} onConnect={begin} />
          ))}
        </DataList>
      ) : (
        <Text size="sm">
          {isAvailable ? (
            <Trans>No account is connected.</Trans>
          ) : (
            <Trans>This instance is not set up for {name}. Its administrator can do that.</Trans>
          )}
        </Text>
      )}
      {isPasting && <CloudflareToken onClose={() => setPasting(false)} />}
    </Card>
  )
}

/** Sends the browser to the provider, which sends it back. */
function useConnect(provider: ConnectionProvider) {
  const api = useApi()
  const text = useMessageText()
  const [isPending, setPending] = useState(false)
  async function connect(access: GoogleAccess): Promise<void> {
    if (provider === 'cloudflare') return
    setPending(true)
    const answer = await api.authorization.start({ provider, access })
    if (answer.code === 200) return location.assign(answer.data.url)
    setPending(false)
    toast.error(text(answer.message))
  }
  return { connect, isPending }
}
