import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import type { ReactNode } from 'react'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'

interface RemoveEntryProps {
  /** The title of the dialog, which asks whether to remove the entry. */
  title: ReactNode
  confirmLabel: ReactNode
  /** Sends the call. */
  run: () => Promise<Result<unknown>>
  /** Called when the entry is gone. */
  onDone: () => void
  onClose: () => void
  /** The consequences of removing the entry. */
  children: ReactNode
}

/** Asks before one entry of a list is removed. */
export function RemoveEntry({ title, confirmLabel, run, onDone, onClose, children }: RemoveEntryProps) {
  const { t } = useLingui()
  const remove = async () => {
    const { code, message } = await run()
    // An entry that somebody else has removed already counts as removed.
    return code === 200 || code === 404 ? undefined : message
  }
  return (
    <ConfirmCall
      title={title}
      confirmLabel={confirmLabel}
      onOpenChange={onClose}
      run={remove}
      onDone={() => {
        toast.success(t`Deleted`)
        onDone()
        onClose()
      }}
    >
      {children}
    </ConfirmCall>
  )
}
