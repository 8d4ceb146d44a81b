import { Trans, useLingui } from '@lingui/react/macro'
import { toast, useFormat } from '@sightline/ui'
import { errorOfOne } from '../../../lib/list-page/bulk/bulkCall.ts'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import type { LedgerEntry } from './useLedger.ts'

interface ReverseLedgerEntryProps {
  entry: LedgerEntry
  onChanged: () => void
  onClose: () => void
}

/** Takes a row of the ledger back, by a row that says the opposite. */
export function ReverseLedgerEntry({ entry, onChanged, onClose }: ReverseLedgerEntryProps) {
  const { t } = useLingui()
  const api = useApi()
  const format = useFormat()
  const { id, delta, email } = entry
  const [points, opposite] = [format.difference(delta), format.difference(-delta)]
  return (
    <ConfirmCall
      title={<Trans>Reverse {points} points?</Trans>}
      confirmLabel={<Trans>Reverse</Trans>}
      onOpenChange={onClose}
      run={async () => errorOfOne(await api.userPoints.del({ ids: [id] }))}
      onDone={() => {
        toast.success(t`Reversed`)
        onChanged()
        onClose()
      }}
    >
      <Trans>
        The row of <bdi>{email}</bdi> stays, and a new row of {opposite} points takes it back. It cannot be undone.
      </Trans>
    </ConfirmCall>
  )
}
