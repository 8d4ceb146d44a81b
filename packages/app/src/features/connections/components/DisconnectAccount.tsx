import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectedAccount } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useRefreshConnections } from '../api.ts'
import { providerNames } from './providerNames.ts'
import { useConsequences } from './providerTexts.ts'

/** Asks before an account is disconnected, and says what will stop working. */
export function DisconnectAccount({ account, onClose }: { account: ConnectedAccount; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const refresh = useRefreshConnections()
  const consequences = useConsequences()
  const { id, provider, label } = account
  const name = providerNames[provider]
  const disconnect = async () => {
    const answer = await api.authorization.disconnect({ id })
    if (answer.code === 404) return undefined
    if (answer.code !== 200) return answer.message
    if (answer.data.is_revoked || provider === 'cloudflare') toast.success(t`Disconnected`)
    else toast.error(t`Disconnected here. ${name} did not confirm it: please revoke access in your account there, too.`)
    return undefined
  }
  return (
    <ConfirmCall
      title={<Trans>Disconnect {label}?</Trans>}
      confirmLabel={<Trans>Disconnect</Trans>}
      onOpenChange={onClose}
      run={disconnect}
      onDone={() => {
        refresh()
        onClose()
      }}
    >
      {consequences[provider]}
    </ConfirmCall>
  )
}
