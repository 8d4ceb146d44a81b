import { useLingui } from '@lingui/react/macro'
import type { Result } from '@sightline/api-client'
import { toast } from '@sightline/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { ConfirmCall } from '../../../lib/list-page/ConfirmCall.tsx'
import { useApi } from '../../../lib/api/ApiContext.ts'
import { useMessageText } from '../../../lib/i18n/messageTexts.ts'
import { offerUndo } from '../../../lib/undo/offerUndo.ts'

interface RemoveEntryProps {
  siteId: string
  /** The title of the dialog, which asks whether to remove the entry. */
  title: ReactNode
  confirmLabel: ReactNode
  /** Sends the call; the entry can be restored where its answer has the id of a deletion. */
  run: () => Promise<Result<{ deletion_id?: string }>>
  /** Called when the entry is gone. */
  onDone: () => void
  onClose: () => void
  /** The consequences of removing the entry. */
  children: ReactNode
}

/** Asks before one entry of a list is removed. */
export function RemoveEntry({ siteId, title, confirmLabel, run, onDone, onClose, children }: RemoveEntryProps) {
  const { t } = useLingui()
  const api = useApi()
  const reasonOf = useMessageText()
  const queries = useQueryClient()
  const deletion = useRef<string>(undefined)
  const remove = async () => {
    const result = await run()
    const { code, message } = result
    deletion.current = result.code === 200 ? result.data.deletion_id : undefined
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
        const texts = { deleted: t`Deleted`, undo: t`Undo` }
        const deletionId = deletion.current
        if (deletionId === undefined) toast.success(texts.deleted)
        else offerUndo({ api, queries, siteId, deletionId, texts, reasonOf })
        onDone()
        onClose()
      }}
    >
      {children}
    </ConfirmCall>
  )
}
