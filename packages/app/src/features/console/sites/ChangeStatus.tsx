import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from '@sightline/ui'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { ManagedSite } from './useSiteList.ts'

interface ChangeStatusProps {
  site: ManagedSite
  onChanged: () => void
  onClose: () => void
}

/** Asks before collecting events for a website is stopped or resumed. */
export function ChangeStatus({ site: { id, version, domain, status }, onChanged, onClose }: ChangeStatusProps) {
  const { t } = useLingui()
  const api = useApi()
  const isActive = status === 'active'
  const change = async () => {
    const { code, message } = await api.app.updateAppWebsite({
      id,
      version,
      status: isActive ? 'disabled' : 'active',
    })
    return code === 200 ? undefined : message
  }
  return (
    <ConfirmCall
      title={isActive ? <Trans>Disable {domain}?</Trans> : <Trans>Enable {domain}?</Trans>}
      confirmLabel={isActive ? <Trans>Disable</Trans> : <Trans>Enable</Trans>}
      variant={isActive ? 'danger' : 'primary'}
      onOpenChange={onClose}
      run={change}
      onDone={() => {
        toast.success(t`Saved`)
        onChanged()
        onClose()
      }}
    >
      {isActive ? (
        <Trans>No more events are counted for it. What was collected stays.</Trans>
      ) : (
        <Trans>Its events are counted again from now on.</Trans>
      )}
    </ConfirmCall>
  )
}
