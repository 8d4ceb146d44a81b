import type { Dimension, RowColumn, RowMetric } from '@sightline/api-client'
import { BreakdownDialog, type BreakdownDialogProps } from '@sightline/ui'
import type { ReactNode } from 'react'
import type { StatsQuery } from '../api.ts'
import { useAllRowsDialog } from './useAllRowsDialog.ts'

interface AllRowsDialogProps extends Omit<BreakdownDialogProps, 'all' | 'onOpenChange' | 'columns' | 'isShareHidden'> {
  siteId: string
  statsQuery: StatsQuery | undefined
  dimension: Dimension
  /** The further metrics of the rows. */
  metrics: readonly RowMetric[]
  /** The columns after the visitors. */
  shown: readonly RowColumn[]
  /** The menu that chooses the columns. */
  actions: ReactNode
  /** The title, with the number of rows. */
  label: string
  onClose: () => void
}

/** The dialog with every row of a breakdown. */
export default function AllRowsDialog({ siteId, statsQuery, dimension, metrics, shown, ...more }: AllRowsDialogProps) {
  const { label, actions, onClose, ...dialog } = more
  const { columns, ...list } = useAllRowsDialog({
    siteId,
    statsQuery,
    dimension,
    metrics,
    shown,
    isOpen: dialog.isOpen,
  })
  return (
    <BreakdownDialog
      {...dialog}
      columns={columns}
      isShareHidden={!shown.includes('percentage')}
      all={{ ...list, label, actions }}
      onOpenChange={onClose}
    />
  )
}
