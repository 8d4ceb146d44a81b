import { Trans, useLingui } from '@lingui/react/macro'
import { googleScopes, type ConnectedAccount, type GoogleAccess } from '@sightline/api-client'
import { Button, DataListItem, Inline, Text, useFormat } from '@sightline/ui'
import { useState } from 'react'
import { useIsReadOnly } from '../../account/index.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { ConnectionStateBadge } from './ConnectionStateBadge.tsx'
import { DisconnectAccount } from './DisconnectAccount.tsx'
import { usePermissionText } from './providerTexts.ts'
import { RefreshResources } from './RefreshResources.tsx'

interface AccountItemProps {
  account: ConnectedAccount
  /** Called to ask the provider again, for the given access. */
  onConnect: (access: GoogleAccess) => void
}

/** One connected account: its owner, its state, its permissions and last use, and its actions. */
export function AccountItem({ account, onConnect }: AccountItemProps) {
  const { t } = useLingui()
  const format = useFormat()
  const text = useMessageText()
  const allowed = usePermissionText()
  const isReadOnly = useIsReadOnly()
  const [isDisconnecting, setDisconnecting] = useState(false)
  const { provider, label, state, scopes, connected_at, last_used_at, last_error, resource_count, site_count } = account
  // The access that was granted before is asked for again.
  const mayCreate = scopes.includes(googleScopes.edit)
  const since = format.relative(connected_at)
  const used = last_used_at === null ? null : format.relative(last_used_at)
  return (
    <DataListItem
      actions={
        !isReadOnly && (
          <>
            {state === 'reconnect' && (
              <Button
                variant="primary"
                aria-label={t`Reconnect ${label}`}
                onPress={() => onConnect(mayCreate ? 'edit' : 'read')}
              >
                <Trans>Reconnect</Trans>
              </Button>
            )}
            {state === 'read_only' && (
              <Button variant="quiet" aria-label={t`Allow creating: ${label}`} onPress={() => onConnect('edit')}>
                <Trans>Allow creating</Trans>
              </Button>
            )}
            {provider !== 'google' && state !== 'reconnect' && <RefreshResources account={account} />}
            <Button aria-label={t`Disconnect ${label}`} onPress={() => setDisconnecting(true)}>
              <Trans>Disconnect</Trans>
            </Button>
          </>
        )
      }
    >
      <Inline gap={4}>
        <bdi dir="ltr">{label}</bdi>
        <ConnectionStateBadge state={state} />
      </Inline>
      <Text size="sm">{allowed(account)}</Text>
      {site_count > 0 && (
        <Text size="sm">
          <Trans>Sites that depend on it: {site_count}</Trans>
        </Text>
      )}
      {resource_count !== null && (
        <Text size="sm">
          <Trans>Listed: {resource_count}</Trans>
        </Text>
      )}
      <Text size="sm">
        {used === null ? (
          <Trans>Connected {since}, not used yet.</Trans>
        ) : (
          <Trans>
            Connected {since}, last used {used}.
          </Trans>
        )}
      </Text>
      {last_error !== null && state !== 'reconnect' && <Text size="sm">{text(last_error)}</Text>}
      {isDisconnecting && <DisconnectAccount account={account} onClose={() => setDisconnecting(false)} />}
    </DataListItem>
  )
}
