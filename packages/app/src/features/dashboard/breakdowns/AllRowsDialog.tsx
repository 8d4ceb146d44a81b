import type { Dimension } from '@sightline/api-client'
import { BreakdownDialog, type BreakdownDialogProps } from '@sightline/ui'
import type { StatsQuery } from '../api.ts'
import { useAllRowsDialog } from './useAllRowsDialog.ts'

interface AllRowsDialogProps extends Omit<BreakdownDialogProps, 'all' | 'onOpenChange'> {
  siteId: string
  statsQuery: StatsQuery | undefined
  dimension: Dimension
  /** The title, with the number of rows. */
  label: string
  onClose: () => void
}

/** The dialog with every row of a breakdown. */
export default function AllRowsDialog({
  siteId,
  statsQuery,
  dimension,
  label,
  onClose,
  ...dialog
}: AllRowsDialogProps) {
  const list = useAllRowsDialog(siteId, statsQuery, dimension, dialog.isOpen)
  return <BreakdownDialog {...dialog} all={{ ...list, label }} onOpenChange={onClose} />
}
