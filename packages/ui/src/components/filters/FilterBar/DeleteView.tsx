import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import { useText } from '../../../format/useText.ts'
import { ConfirmDialog } from '../../overlays/ConfirmDialog/index.ts'
import type { SavedView, SavedViews } from './FilterBar.types.ts'

interface DeleteViewProps {
  view: SavedView
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDelete: () => ReturnType<SavedViews['onDelete']>
}

/** Asks for confirmation before a view is deleted. */
export function DeleteView({ view: { name, isShared = false }, isOpen, onOpenChange, onDelete }: DeleteViewProps) {
  const text = useText()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const close = () => {
    setError(null)
    onOpenChange(false)
  }
  const remove = async () => {
    setIsPending(true)
    const reason = await onDelete().catch(() => text(msg`It could not be deleted. Please try again.`))
    setIsPending(false)
    if (reason === undefined) close()
    else setError(reason)
  }
  return (
    <ConfirmDialog
      title={text(msg`Delete view`)}
      confirmLabel={text(msg`Delete`)}
      isOpen={isOpen}
      isPending={isPending}
      errorMessage={error}
      onOpenChange={close}
      onConfirm={() => void remove()}
    >
      {isShared
        ? text(msg`${name} is deleted for everybody who has it. Statistics stay.`)
        : text(msg`${name} is deleted. Statistics stay.`)}
    </ConfirmDialog>
  )
}
