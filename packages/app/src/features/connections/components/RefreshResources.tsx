import { Trans, useLingui } from '@lingui/react/macro'
import type { ConnectedAccount } from '@sightline/api-client'
import { Button, toast } from '@sightline/ui'
import { useState } from 'react'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { useRefreshConnections } from '../api.ts'

/** The button that reads the repositories or projects of an account again. */
export function RefreshResources({ account: { id, label } }: { account: ConnectedAccount }) {
  const { t } = useLingui()
  const api = useApi()
  const text = useMessageText()
  const refreshAll = useRefreshConnections()
  const [isPending, setPending] = useState(false)
  async function refresh(): Promise<void> {
    setPending(true)
    const { code, message } = await api.authorization.refresh({ id })
    setPending(false)
    refreshAll()
    if (code === 200) toast.success(t`The list is being reloaded`)
    else toast.error(text(message))
  }
  return (
    <Button
      variant="quiet"
      aria-label={t`Reload the list: ${label}`}
      isPending={isPending}
      onPress={() => void refresh()}
    >
      <Trans>Reload the list</Trans>
    </Button>
  )
}
