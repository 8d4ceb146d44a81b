import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog, toast } from '@sightline/ui'
import { useState } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { useMessageText } from '../../texts/messageTexts.ts'
import type { ManagedSite } from './useSiteList.ts'

interface ChangeStatusProps {
  site: ManagedSite
  onChanged: () => void
  onClose: () => void
}

/** Asks before the collection for a website stops, or goes on. */
export function ChangeStatus({ site: { id, version, domain, status }, onChanged, onClose }: ChangeStatusProps) {
  const { t } = useLingui()
  const { api } = useSession()
  const text = useMessageText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isActive = status === 'active'
  const change = async () => {
    setIsPending(true)
    setError(null)
    const result = await api.app.updateAppWebsite({ id, version, status: isActive ? 'disabled' : 'active' })
    setIsPending(false)
    if (result.code !== 200) return setError(text(result.message))
    toast.success(t`Saved`)
    onChanged()
    onClose()
  }
  return (
    <ConfirmDialog
      title={isActive ? <Trans>Disable {domain}?</Trans> : <Trans>Enable {domain}?</Trans>}
      confirmLabel={isActive ? <Trans>Disable</Trans> : <Trans>Enable</Trans>}
      tone={isActive ? 'danger' : 'primary'}
      isOpen
      onClose={onClose}
      onConfirm={() => void change()}
      isPending={isPending}
      error={error}
    >
      {isActive ? (
        <Trans>No more events are counted for it. What was collected stays.</Trans>
      ) : (
        <Trans>Its events are counted again from now on.</Trans>
      )}
    </ConfirmDialog>
  )
}
